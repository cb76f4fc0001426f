import { acceptFamilyInvitation, addFamilyMembers } from '@anamnesis/contracts/family/routes';
import { createShareLink, openShareLink, revokeShareLink } from '@anamnesis/contracts/share/routes';
import type { DemoClient } from './demo-client.js';
import type { Part } from './parts.js';
import { father, mother, patient } from './people.js';
import type { Known, Patients } from './seed-people.js';

/** By what others read Meera's record: ids of a family tie and of a share link; null if it was left out. */
export interface Sharing {
  readonly tieId: string | null;
  readonly linkId: string | null;
}

/**
 * Creates family ties (Meera reads her father's record, and her sister reads hers), open invitations in both directions, and two share
 * links of Meera, one of which is revoked.
 */
export async function seedSharing(client: DemoClient, people: Patients, part: Part): Promise<Sharing> {
  const { meera, suresh, priya, rohan } = people;
  const [, tieId, linkId] = await Promise.all([
    part(() => tie(client, meera, suresh, father.email)),
    part(() => tie(client, priya, meera, patient.email)),
    part(() => shareForAMonth(client, meera)),
    part(() => shareAndRevoke(client, meera)),
    part(() => invite(client, rohan, patient.email)),
    part(() => invite(client, meera, mother.email)),
  ]);
  return { tieId, linkId };
}

/** `reader` asks to see the record of the owner of this address; returns the id of the tie. */
async function invite(client: DemoClient, reader: Known, email: string): Promise<string> {
  const asked = await client.json(addFamilyMembers, reader.token, {}, { familyMembers: [email] }, `invite ${email}`);
  const [added] = addFamilyMembers.reply.parse(asked).addedMembers;
  if (!added) throw new Error(`${email} was not invited`);
  return added._id;
}

/** The owner of the address accepts. */
async function tie(client: DemoClient, reader: Known, member: Known, email: string): Promise<string> {
  const id = await invite(client, reader, email);
  await client.json(acceptFamilyInvitation, member.token, { id }, {}, `accept ${id}`);
  return id;
}

/** A link in use: it was opened once. */
async function shareForAMonth(client: DemoClient, meera: Known): Promise<string> {
  const body = { scope: ['prescriptions', 'testReports'], lasts: 'month', recipient: 'Dr. Anil Menon, Kochi' };
  const made = await client.json(createShareLink, meera.token, {}, body, 'share for a month');
  const { id, link, passCode } = createShareLink.reply.parse(made).data;
  await client.json(openShareLink, meera.token, {}, { token: new URL(link).hash.slice(1), passCode }, `open ${id}`);
  return id;
}

async function shareAndRevoke(client: DemoClient, meera: Known): Promise<void> {
  const body = { scope: ['diagnoses'], lasts: 'week', recipient: 'Insurance, Pune office' };
  const made = await client.json(createShareLink, meera.token, {}, body, 'share and revoke');
  const { id } = createShareLink.reply.parse(made).data;
  await client.json(revokeShareLink, meera.token, { id }, {}, `revoke ${id}`);
}
