import { currentDoctor } from '@anamnesis/contracts/profiles/addresses';
import type { AccountView } from '@anamnesis/contracts/accounts/routes';
import type { ReactNode } from 'react';
import { useQuestion } from '../api/questions';
import { Initials, Portrait } from '../look/portrait';
import { deskMessages as m } from './messages';
import styles from './record-screens.module.css';

/** Whose screens these are. */
export const Who = ({ user }: { user: AccountView }) =>
  user.role === 'doctor' ? (
    <Doctor user={user} />
  ) : (
    <Shown portrait={<Initials name={user.fullName} size={44} />} name={user.fullName} note={m.operatorScreens} />
  );

/** A doctor is shown as their profile says now, which may be another than at sign-in. */
function Doctor({ user }: { user: AccountView }) {
  const profile = useQuestion(currentDoctor).data?.data;
  const { fullName, avatar } = profile ?? { fullName: user.fullName, avatar: user.profileImage };
  const portrait = <Portrait name={fullName} seed={user.id} picture={avatar} size={44} />;
  return <Shown portrait={portrait} name={`Dr. ${fullName}`} note={profile?.specialization} />;
}

const Shown = ({ portrait, name, note }: { portrait: ReactNode; name: string; note: ReactNode }) => (
  <div className={styles.who}>
    {portrait}
    <div className="grow">
      <strong>{name}</strong>
      <p className="note">{note}</p>
    </div>
  </div>
);
