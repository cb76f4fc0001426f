import { errors, type ErrorCode } from '@anamnesis/contracts/language/errors';
import type { Route } from '@anamnesis/contracts/language/route';

const ANYWHERE = 'any call';

/** The error catalogue as a page: each code with its status, its sentence and the calls that answer with it. */
export function errorsPage(routes: readonly Route[]): string {
  const codes = Object.keys(errors) as ErrorCode[];
  const rows = codes
    .toSorted((a, b) => errors[a].status - errors[b].status || a.localeCompare(b))
    .map((code) => `| ${errors[code].status} | \`${code}\` | ${errors[code].message} | ${callsOf(code, routes)} |`);
  return `# Errors

Whatever refuses answers with this shape, and with the status of its code:

\`\`\`json
{ "success": false, "code": "SLOT_TAKEN", "message": "…", "requestId": "…", "details": {} }
\`\`\`

\`code\` never changes its meaning; \`message\` is for the person; \`requestId\` finds the request in the log. With
\`INPUT_INVALID\` the \`details\` name each wrong field under \`fields\`; with 429 and 503 the header \`Retry-After\` tells
the seconds to wait.

| Status | Code | What it says | Where |
|---|---|---|---|
${rows.join('\n')}
`;
}

function callsOf(code: ErrorCode, routes: readonly Route[]): string {
  const names = routes.filter(({ errors: own }) => own.includes(code)).map(({ name }) => name);
  if (names.length === 0 || names.length > routes.length / 2) return ANYWHERE;
  return names.join(', ');
}
