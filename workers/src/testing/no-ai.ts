import { silentLogger } from '@anamnesis/platform/logging/logger';
import { createAi } from '@anamnesis/platform/ai/ai';

/** No AI provider: the built-in engine writes. */
export const noAi = createAi(
  { provider: { name: 'built-in' }, ownKey: { model: 'none', baseUrl: null } },
  silentLogger,
);
