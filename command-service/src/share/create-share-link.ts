import { SHARE_LINK_NOT_FOUND } from '@anamnesis/contracts/share/errors';
import { shareLinksStream } from '@anamnesis/contracts/share/revocations';
import type { createShareLink } from '@anamnesis/contracts/share/routes';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import { hashPassword } from '@anamnesis/platform/passwords/passwords';
import { plainCode } from '@anamnesis/platform/passwords/typed-codes';
import { causeOf } from '../cause.js';
import type { Ports } from '../ports.js';
import { shareLinksDecider } from './share-links.decider.js';
import { linkOf } from './share-secrets.js';

/** Creates a share link. The link and the pass code are in this reply only; of both, hashes are stored. */
export async function handleCreateShareLink(
  { commands, clock, shareSecrets, links }: Ports,
  call: Call<typeof createShareLink>,
): Promise<Answer<typeof createShareLink>> {
  const patientId = call.actor.id;
  const { token, passCode } = shareSecrets.link(patientId, call.commandId);
  const { linkId } = linkOf(token);
  const codeHash = await hashPassword(plainCode(passCode));
  const { state, position } = await commands.handle(
    shareLinksDecider,
    shareLinksStream(patientId),
    { type: 'CreateShareLink', data: { ...call.body, patientId, linkId, codeHash } },
    { now: clock() },
    causeOf(call, call.actor),
  );
  const { expiresAt } = state.get(linkId) ?? refuse(SHARE_LINK_NOT_FOUND);
  // In the fragment, so that the secret reaches no server's log.
  const link = `${links.origin}/shared#${token}`;
  return { body: { success: true, data: { id: linkId, link, passCode, expiresAt } }, position };
}
