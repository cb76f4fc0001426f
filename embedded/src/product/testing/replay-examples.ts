import { openInquiry } from '@anamnesis/contracts/replay/routes';
import type { Example, Turn } from './example.js';
import { nothing } from './example.js';
import type { Person } from './people.js';
import type { Product } from './product.js';

/** An inquiry of an auditor, with its log position. */
export async function anInquiry(product: Product, auditor: Person, reason = 'A complaint.') {
  const { body, position, status } = await product.call(openInquiry, { as: auditor, body: { reason } });
  if (status !== 200) throw new Error(`No inquiry: ${JSON.stringify(body)}`);
  return { inquiry: body.data.inquiryId, position };
}

/** About the history of the owner, under an inquiry of the auditor. */
const ofTheOwner =
  (query: Record<string, string> = {}): Example['sent'] =>
  async ({ scene }: Turn) => {
    const { 'patient-owner': owner, auditor } = scene.people;
    const { inquiry, position: after } = await anInquiry(scene.product, auditor);
    return { params: { kind: 'patient', id: owner.id }, query: { inquiry, ...query }, after };
  };

/** Of replays. */
export const replayExamples: Readonly<Record<string, Example>> = {
  openInquiry: { sent: () => ({ body: { reason: 'A complaint.' } }) },
  listInquiries: nothing,
  searchHistories: {
    async sent({ scene }) {
      const { inquiry } = await anInquiry(scene.product, scene.people.auditor);
      return { body: { inquiry, kind: 'patient', text: 'Meera' } };
    },
  },
  showHistory: { sent: ofTheOwner() },
  listHistoryEvents: { sent: ofTheOwner() },
  showMoment: { sent: ofTheOwner({ at: '999999', compare: '0' }) },
  openEvidence: {
    async sent({ scene }) {
      const { 'patient-owner': owner, auditor } = scene.people;
      const { inquiry, position: after } = await anInquiry(scene.product, auditor);
      const period = { from: '2020-01-01T00:00:00.000Z', to: '2020-02-01T00:00:00.000Z' };
      return { params: { id: owner.id }, query: { inquiry, ...period }, after };
    },
    refused: 'EVIDENCE_EMPTY',
  },
  showKnowledge: { sent: ofTheOwner({ position: '999999' }) },
};
