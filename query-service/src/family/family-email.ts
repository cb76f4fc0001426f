import { isEmailPermitted } from '@anamnesis/contracts/accounts/emails';
import type { FamilyEmailPurpose } from '@anamnesis/contracts/family/constants';
import { FAMILY_TIE_NOT_FOUND } from '@anamnesis/contracts/family/errors';
import type { showFamilyEmail } from '@anamnesis/contracts/family/routes';
import { DEFAULT_LANGUAGE, type SpokenLanguage } from '@anamnesis/contracts/language/languages';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import type { FamilyTieRow } from '@anamnesis/read-models/family/family-ties';
import type { Ports } from '../ports.js';

interface EmailRow extends FamilyTieRow {
  inviter_name: string;
  inviter_email: string;
  inviter_confirmed: boolean;
  inviter_language: SpokenLanguage | null;
  /** Null without an account. */
  member_name: string | null;
  member_email: string | null;
  member_confirmed: boolean | null;
  member_language: SpokenLanguage | null;
}

/** The content of an email to one side. An invitation also goes to an address without an account; its link leads to one. */
export async function emailFor(
  { pool, origin, clock }: Ports,
  { params, query: { side, purpose } }: Call<typeof showFamilyEmail>,
): Promise<Answer<typeof showFamilyEmail>> {
  const { rows } = await pool.query<EmailRow>(
    `select t.*, i.full_name as inviter_name, ic.email as inviter_email, ic.email_confirmed as inviter_confirmed,
       ic.language as inviter_language, mc.language as member_language,
       m.full_name as member_name, mc.email as member_email, mc.email_confirmed as member_confirmed
     from read.family_ties t
     join read.patients i on i.patient_id = t.inviter_id join read.credentials ic on ic.account_id = t.inviter_id
     left join read.patients m on m.patient_id = t.member_id
     left join read.credentials mc on mc.account_id = t.member_id
     where t.tie_id = $1`,
    [params.id],
  );
  const row = rows[0] ?? refuse(FAMILY_TIE_NOT_FOUND);
  const inviter = {
    ...{ name: row.inviter_name, email: row.inviter_email, confirmed: row.inviter_confirmed },
    language: row.inviter_language ?? DEFAULT_LANGUAGE,
  };
  const member = {
    name: row.member_name,
    email: row.member_email ?? row.email,
    confirmed: row.member_confirmed ?? false,
    // Of a person without an account nothing is known; the inviter knows them.
    language: (row.member_id === null ? row.inviter_language : row.member_language) ?? DEFAULT_LANGUAGE,
  };
  const [recipient, other] = side === 'inviter' ? [inviter, member] : [member, inviter];
  const isPermitted = isEmailPermitted(purpose, recipient.email, recipient.confirmed);
  if (!isPermitted || !isCurrent(purpose, row, clock())) return { body: { data: null } };
  const hasAccount = recipient.name !== null;
  const isKnown = side === 'member' || purpose !== 'declined';
  return {
    body: {
      data: {
        ...{
          to: recipient.email,
          language: recipient.language,
          name: recipient.name,
          scope: row.scope,
          by: row.withdrawn_by,
        },
        // Who declines does not give their name away.
        other: isKnown ? { name: other.name, email: other.email } : { name: null, email: row.email },
        link: `${origin}${hasAccount ? '/user-reports?tab=family' : '/user-signup'}`,
      },
    },
  };
}

const stateAfter = { accepted: 'accepted', declined: 'declined', withdrawn: 'withdrawn' } as const;

/** Whether the tie is still in the state that the email is about. */
function isCurrent(purpose: FamilyEmailPurpose, { state, until }: FamilyTieRow, now: Date): boolean {
  if (purpose === 'family-invitation') return state === 'invited' && Date.parse(until) > now.getTime();
  return state === stateAfter[purpose];
}
