import { SHARE_CODE_WRONG, SHARE_PAUSED } from '@anamnesis/contracts/share/errors';
import { shareLinksStream } from '@anamnesis/contracts/share/revocations';
import type { openShareLink } from '@anamnesis/contracts/share/routes';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import { verifyPassword } from '@anamnesis/platform/passwords/passwords';
import { plainCode } from '@anamnesis/platform/passwords/typed-codes';
import { causeOf } from '../cause.js';
import type { Ports } from '../ports.js';
import { shareLinksDecider } from './share-links.decider.js';
import { linkOf } from './share-secrets.js';

/**
 * Opens a share link for a visitor, who needs no account. The code is verified before anything is told about the link: an unknown link
 * takes as long as a wrong code and has the same reply. Attempts are counted before they are made, for each link, as at a sign-in.
 */
export async function handleOpenShareLink(
  { commands, clock, lockOut, shareSecrets }: Ports,
  call: Call<typeof openShareLink>,
): Promise<Answer<typeof openShareLink>> {
  const { patientId, linkId } = linkOf(call.body.token);
  const stream = shareLinksStream(patientId);
  const bucket = `share link ${linkId}`;
  await lockOut.attempts.make(
    bucket,
    async () => {
      const link = (await commands.load(shareLinksDecider, stream)).get(linkId);
      if (!(await verifyPassword(link?.codeHash ?? null, plainCode(call.body.passCode)))) refuse(SHARE_CODE_WRONG);
    },
    (retryAfterSeconds) => refuse(SHARE_PAUSED, { retryAfterSeconds }),
  );

  const session = shareSecrets.session(linkId, call.commandId);
  const open = { type: 'OpenShareLink', data: { patientId, linkId, sessionId: uuidOf(session) } } as const;
  const cause = causeOf(call, { id: linkId, role: 'visitor' });
  const { position } = await commands.handle(shareLinksDecider, stream, open, { now: clock() }, cause);
  return { body: { success: true, data: { session } }, position };
}
