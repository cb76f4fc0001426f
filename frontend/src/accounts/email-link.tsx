import type { confirmEmailChange, revertEmailChange } from '@anamnesis/contracts/accounts/email-change-routes';
import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import type { Address } from '@anamnesis/contracts/language/address';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { ApiErrorCode } from '../api/api-error';
import { useCommand } from '../api/api-queries';
import { LinkButton } from '../look/link-button';
import { ErrorBox } from '../look/states';
import { useMessages } from '../language/messages';
import { AuthFrame } from './auth-frame';
import { credentialMessages } from './credential-messages';
import { emailMessages } from './email-messages';
import styles from './accounts.module.css';

interface Props {
  address: Address<typeof confirmEmailChange | typeof revertEmailChange>;
  words: { title: string; text: string; act: string; failed: string };
  /** Renders the outcome. */
  done: (outcome: { email: string; role: AccountRole }) => ReactNode;
  /** `token` is the token of the link. */
  onDone: (outcome: { email: string }, token: string) => void;
}

/** Errors after which a retry with the same link is pointless. */
const DEAD: ReadonlySet<ApiErrorCode> = new Set(['LINK_EXPIRED', 'LINK_UNREADABLE', 'EMAIL_LINK_VOID', 'EMAIL_TAKEN']);

/**
 * The page of a link in an email about an address; the token is in the fragment (#). The command is sent by a button, because
 * programs that scan mail open its links too.
 */
export function EmailLink({ address, words, done, onDone }: Props) {
  const m = useMessages(emailMessages);
  const credentials = useMessages(credentialMessages);
  const token = useLocation().hash.slice(1);
  const { mutate, data, error, isPending } = useCommand(address, { onDone: ({ data }) => onDone(data, token) });
  const failed = token === '' ? credentials.linkIncomplete : error?.message;
  const dead = token === '' || (error !== null && DEAD.has(error.code));
  return (
    <AuthFrame title={words.title}>
      <div className={styles.authForm}>
        {data && done(data.data)}
        {!data && failed === undefined && <p>{words.text}</p>}
        {!data && failed !== undefined && <ErrorBox title={words.failed} text={failed} />}
        {!data && !dead && (
          <Button variant="act" fullWidth disabled={isPending} onClick={() => mutate({ body: { token } })}>
            {isPending ? m.working : words.act}
          </Button>
        )}
        {!data && dead && <LinkButton to="/account">{m.toAccount}</LinkButton>}
      </div>
    </AuthFrame>
  );
}
