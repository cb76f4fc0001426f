import { FAMILY_EMAIL_UNCONFIRMED, FAMILY_TOO_MANY_INVITED } from '@anamnesis/contracts/family/errors';
import { FAMILY_EMAIL_OWN } from '@anamnesis/contracts/family/field-problems';
import { MAX_INVITED_PER_DAY } from '@anamnesis/contracts/family/constants';
import type { addFamilyMembers } from '@anamnesis/contracts/family/routes';
import { familyTieStream } from '@anamnesis/contracts/family/tie';
import { INPUT_INVALID } from '@anamnesis/contracts/language/errors';
import { problemOf } from '@anamnesis/contracts/language/field-problem';
import { Refusal, refuse } from '@anamnesis/contracts/language/refusal';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import { accountAt } from '../accounts/account-at.js';
import { causeOf } from '../cause.js';
import type { Ports } from '../ports.js';
import { hasConfirmedEmail } from './confirmed-email.js';
import { familyTieDecider } from './family-tie.decider.js';

type Invited =
  | { tie: { _id: string; email: string; until: string }; position: bigint | null }
  | { refused: { email: string; code: string; message: string }; error: Refusal };

/**
 * Invites the owner of each address, whether or not they have an account. An address that is refused does not affect the others;
 * if all are, the first refusal is returned.
 */
export async function inviteMembers(
  ports: Ports,
  call: Call<typeof addFamilyMembers>,
): Promise<Answer<typeof addFamilyMembers>> {
  const inviterId = call.actor.id;
  // The members rely on the inviter's address, so it has to be theirs.
  if (!(await hasConfirmedEmail(ports, inviterId))) refuse(FAMILY_EMAIL_UNCONFIRMED);
  const members = await membersAt(ports, call.body.familyMembers);
  if (members.has(inviterId)) refuse(INPUT_INVALID, { fields: { familyMembers: problemOf(FAMILY_EMAIL_OWN) } });
  const invited: Invited[] = [];
  for (const [memberId, email] of members) invited.push(await invite(ports, memberId, email, call));

  const added = invited.flatMap((each) => ('tie' in each ? [each] : []));
  const refused = invited.flatMap((each) => ('refused' in each ? [each] : []));
  if (added.length === 0 && refused[0]) throw refused[0].error;
  const addedMembers = added.map(({ tie }) => tie);
  const position = added.map((each) => each.position ?? 0n).reduce((one, other) => (one > other ? one : other), 0n);
  const message = added.length === 1 ? 'Invitation sent.' : `${added.length.toString()} invitations sent.`;
  const data = { user: { family: addedMembers } };
  return {
    body: { success: true, message, addedMembers, notAdded: refused.map((each) => each.refused), data },
    position,
  };
}

/** The address of each invited person by the id of their account, or of the account that they would have; each person once. */
async function membersAt(ports: Ports, emails: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const accounts = await Promise.all(
    emails.map(async (email) => [(await accountAt(ports, 'patient', email)).id, email] as const),
  );
  const members = new Map<string, string>();
  for (const [id, email] of accounts) if (!members.has(id)) members.set(id, email);
  return members;
}

async function invite(
  ports: Ports,
  memberId: string,
  email: string,
  call: Call<typeof addFamilyMembers>,
): Promise<Invited> {
  const { commands, clock, lockOut } = ports;
  const { actor } = call;
  const now = clock();
  // One stream for each pair, so that both sides decide on the same state.
  const tieId = uuidOf(`family tie ${actor.id} ${memberId}`);
  const command = { type: 'InviteFamilyMember', data: { tieId, inviterId: actor.id, memberId, email } } as const;
  try {
    const bucket = `family ${actor.id} ${now.toISOString().slice(0, 10)}`;
    if (!(await lockOut.attempts.within(bucket, MAX_INVITED_PER_DAY))) refuse(FAMILY_TOO_MANY_INVITED);
    const { state, position } = await commands.handle(
      familyTieDecider,
      familyTieStream(tieId),
      command,
      { now },
      causeOf(call, actor),
    );
    return { tie: { _id: tieId, email, until: state.status === 'none' ? '' : state.until }, position };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refused: { email, code: error.code, message: error.message }, error };
  }
}
