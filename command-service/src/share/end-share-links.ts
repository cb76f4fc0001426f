import { shareLinksStream } from '@anamnesis/contracts/share/revocations';
import { type Cause, consequenceOf } from '@anamnesis/platform/deciding/command-mark';
import type { Ports } from '../ports.js';
import { shareLinksDecider } from './share-links.decider.js';

/** Revokes all live links of a patient, which closes the pages that are open with them. */
export async function endShareLinks(
  { commands, clock }: Pick<Ports, 'commands' | 'clock'>,
  patientId: string,
  cause: Cause,
): Promise<void> {
  const stream = shareLinksStream(patientId);
  const links = await commands.load(shareLinksDecider, stream);
  for (const linkId of links.keys()) {
    const revoke = { type: 'RevokeShareLink', data: { patientId, linkId } } as const;
    await commands.handle(shareLinksDecider, stream, revoke, { now: clock() }, consequenceOf(cause));
  }
}
