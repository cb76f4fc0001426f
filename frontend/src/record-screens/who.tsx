import { currentDoctor } from '@anamnesis/contracts/profiles/addresses';
import type { AccountView } from '@anamnesis/contracts/accounts/routes';
import type { ReactNode } from 'react';
import { useApiQuery } from '../api/api-queries';
import { useSpecialtyText } from '../doctors/specialty-text';
import { Initials, Portrait } from '../look/portrait';
import { useMessages } from '../language/messages';
import { deskMessages } from './messages';
import styles from './record-screens.module.css';

/** The signed-in person: portrait, name, and specialization or role. */
export const Who = ({ user }: { user: AccountView }) =>
  user.role === 'doctor' ? <Doctor user={user} /> : <Appointed user={user} />;

/** An operator or an auditor. */
function Appointed({ user: { fullName, role } }: { user: AccountView }) {
  const m = useMessages(deskMessages);
  const note = role === 'auditor' ? m.auditorScreens : m.operatorScreens;
  return <Shown portrait={<Initials name={fullName} size={44} />} name={fullName} note={note} />;
}

/** Reads the current profile, which may have changed since sign-in. */
function Doctor({ user }: { user: AccountView }) {
  const m = useMessages(deskMessages);
  const specialtyText = useSpecialtyText();
  const profile = useApiQuery(currentDoctor).data?.data;
  const { fullName, avatar } = profile ?? { fullName: user.fullName, avatar: user.profileImage };
  const portrait = <Portrait name={fullName} seed={user.id} picture={avatar} size={44} />;
  return (
    <Shown
      portrait={portrait}
      name={m.doctor({ name: fullName })}
      note={profile && specialtyText(profile.specialization)}
    />
  );
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
