import { showCredentials } from '@anamnesis/contracts/accounts/credential-routes';
import { ACCOUNT_NOT_FOUND } from '@anamnesis/contracts/accounts/errors';
import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { accountCredentials } from '@anamnesis/read-models/accounts/account-credentials';
import type { Ports } from '../ports.js';

interface CredentialsRow {
  email: string;
  email_confirmed: boolean;
  pending_email: string | null;
  has_password: boolean;
  google: boolean;
  language: SpokenLanguage | null;
}

export const credentialHandlers = ({ pool }: Pick<Ports, 'pool'>): RouteHandler[] => [
  answer(
    showCredentials,
    async ({ actor }) => {
      const { rows } = await pool.query<CredentialsRow>('select * from read.credentials where account_id = $1', [
        actor.id,
      ]);
      const { email, email_confirmed, pending_email, has_password, ...shown } = rows[0] ?? refuse(ACCOUNT_NOT_FOUND);
      return {
        body: {
          data: {
            email,
            emailConfirmed: email_confirmed,
            pendingEmail: pending_email,
            hasPassword: has_password,
            ...{ google: shown.google, language: shown.language },
          },
        },
      };
    },
    { reads: [accountCredentials] },
  ),
];
