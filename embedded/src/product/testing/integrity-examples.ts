import { showIntegrity } from '@anamnesis/contracts/integrity/routes';
import { until } from '@anamnesis/platform/testing/until';
import { type Example, nothing, type Turn } from './example.js';

/** The latest signed head, once there is one. */
async function head({ scene: { product, people } }: Turn): Promise<{ size: string; position: string }> {
  return until(async () => {
    const { body } = await product.call(showIntegrity, { as: people.auditor });
    if (!body.head) throw new Error('No head is signed yet');
    return { size: String(body.head.size), position: body.head.position ?? '' };
  });
}

export const integrityExamples: Readonly<Record<string, Example>> = {
  showIntegrity: nothing,
  listHeads: nothing,
  proveInclusion: { sent: async (turn) => ({ query: await head(turn) }) },
  proveConsistency: { sent: async (turn) => ({ query: { from: '1', size: (await head(turn)).size } }) },
  listHistory: {
    sent: async (turn) => {
      const { size, position } = await head(turn);
      return { query: { positions: position, size } };
    },
  },
  exportHistory: {
    sent: async (turn) => {
      const { size, position } = await head(turn);
      return { query: { positions: position, size } };
    },
  },
};
