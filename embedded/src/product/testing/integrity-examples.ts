import { showIntegrity } from '@anamnesis/contracts/integrity/routes';
import { until } from '@anamnesis/platform/testing/until';
import { type Example, nothing, type Turn } from './example.js';
import { anInquiry } from './replay-examples.js';

/** On a busy machine the first head comes later than usual. */
const SOON = 20_000;

/** The latest signed head, once there is one. */
async function head({ scene: { product, people } }: Turn): Promise<{ size: string; position: string }> {
  return until(async () => {
    const { body } = await product.call(showIntegrity, { as: people.auditor });
    if (!body.head) throw new Error('No head is signed yet');
    return { size: String(body.head.size), position: body.head.position ?? '' };
  }, SOON);
}

/** The last event of the latest head, under an inquiry. */
async function storedEvent(turn: Turn) {
  const { product, people } = turn.scene;
  const { inquiry, position: after } = await anInquiry(product, people.auditor);
  const { size, position } = await head(turn);
  return { query: { positions: position, size, inquiry }, after };
}

export const integrityExamples: Readonly<Record<string, Example>> = {
  showIntegrity: nothing,
  listHeads: nothing,
  proveConsistency: { sent: async (turn) => ({ query: { from: '1', size: (await head(turn)).size } }) },
  listHistory: { sent: storedEvent },
  exportHistory: { sent: storedEvent },
};
