import type { AccountView } from '@anamnesis/contracts/accounts/routes';
import { Portrait } from '../look/portrait';
import { Section } from '../look/section';
import { accountMessages } from './account-messages';
import { useMessages } from '../language/messages';
import styles from './account-page.module.css';

/** Name, portrait and role of the account. */
export const IdentityCard = ({ user }: { user: AccountView }) => {
  const m = useMessages(accountMessages);
  return (
    <Section title={m.who}>
      <div className={styles.who}>
        <Portrait
          name={user.fullName}
          {...(user.role === 'doctor' && { seed: user.id })}
          picture={user.profileImage}
          size={56}
        />
        <p>
          <strong>{user.fullName}</strong>
          <br />
          <span className="note">{m.roles[user.role]}</span>
        </p>
      </div>
    </Section>
  );
};
