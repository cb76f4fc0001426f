import { errorsByFeature } from '@anamnesis/contracts/errors';
import type { ErrorKind } from '@anamnesis/contracts/language/refusal';
import type { Route } from '@anamnesis/contracts/language/route';

const ANYWHERE = 'any call';

/** The error catalogue as a page: by feature, each code with its status, its sentence and the calls that return it. */
export function errorsPage(routes: readonly Route[]): string {
  const { language, ...features } = errorsByFeature;
  const sections = [
    section('General', language, routes),
    ...Object.entries(features).map(([feature, errors]) => section(feature, errors, routes)),
  ];
  return `# Errors

A failed call returns this shape, with the status of its code:

\`\`\`json
{ "success": false, "code": "SLOT_TAKEN", "message": "…", "requestId": "…", "details": {} }
\`\`\`

The meaning of a \`code\` never changes; \`message\` is for people; \`requestId\` identifies the request in the log. With
\`INPUT_INVALID\` the \`details\` list each invalid field under \`fields\`; with 429 and 503 the header \`Retry-After\` contains
the seconds to wait.

${sections.join('\n')}`;
}

function section(title: string, errors: Readonly<Record<string, ErrorKind>>, routes: readonly Route[]): string {
  const rows = Object.values(errors)
    .toSorted((a, b) => a.status - b.status || a.code.localeCompare(b.code))
    .map((kind) => `| ${kind.status} | \`${kind.code}\` | ${kind.message} | ${callsOf(kind, routes)} |`);
  return `## ${title}

| Status | Code | Message | Calls |
|---|---|---|---|
${rows.join('\n')}
`;
}

function callsOf(kind: ErrorKind, routes: readonly Route[]): string {
  const names = routes.filter(({ errors }) => errors.includes(kind)).map(({ name }) => name);
  if (names.length === 0 || names.length > routes.length / 2) return ANYWHERE;
  return names.join(', ');
}
