import { routes } from '@anamnesis/contracts/routes';
import { API_INFO } from '@anamnesis/platform/http/docs-routes';
import { openApiOf } from '@anamnesis/platform/http/openapi';
import { accessPage } from './access.js';
import { errorsPage } from './errors.js';
import { insightPhrasesPage } from './insight-phrases.js';
import { refusalMessages } from './refusal-messages.js';
import { urgentLimitsPage } from './urgent-limits.js';

/** The generated pages of this folder and the frontend's English sentences of refusals, by name, from the current contracts. */
export const pages: Readonly<Record<string, () => string>> = {
  '../frontend/src/api/refusal-messages.en.ts': refusalMessages,
  'access.md': () => accessPage(routes),
  'errors.md': () => errorsPage(routes),
  'insight-phrases.md': insightPhrasesPage,
  'openapi.json': () => `${JSON.stringify(openApiOf(routes, API_INFO), null, 2)}\n`,
  'urgent-limits.md': urgentLimitsPage,
};
