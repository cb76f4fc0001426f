import { errorsByFeature } from '@anamnesis/contracts/errors';
import { fieldProblems } from '@anamnesis/contracts/field-problems';
import { AI_UNCONFIRMED } from '@anamnesis/contracts/insights/errors';
import type { ProblemKind } from '@anamnesis/contracts/language/field-problem';
import type { ErrorKind } from '@anamnesis/contracts/language/refusal';
import type { Route } from '@anamnesis/contracts/language/route';
import { MEETING_NOT_OPEN, MEETING_TAKEN, TOO_MANY_CONNECTIONS } from '@anamnesis/contracts/sessions/errors';
import { ALWAYS } from '@anamnesis/platform/http/openapi';

const ANYWHERE = 'any call';
/** Errors that no route returns, and where they occur instead. */
const ELSEWHERE: ReadonlyMap<ErrorKind, string> = new Map<ErrorKind, string>([
  ...[MEETING_NOT_OPEN, MEETING_TAKEN, TOO_MANY_CONNECTIONS].map((kind) => [kind, 'a live connection'] as const),
  [AI_UNCONFIRMED, 'an explanation that failed'],
]);

/** The error catalogue as a page: by feature, each code with its status, its sentence and the calls that return it. */
export function errorsPage(routes: readonly Route[]): string {
  const { language, ...features } = errorsByFeature;
  const sections = [
    section('General', language, routes),
    ...Object.entries(features).map(([feature, errors]) => section(feature, errors, routes)),
  ];
  const problems = problemsSection(Object.values(fieldProblems));
  return `# Errors

A failed call returns this shape, with the status of its code:

\`\`\`json
{ "success": false, "code": "SLOT_TAKEN", "message": "…", "requestId": "…", "parameters": {} }
\`\`\`

The meaning of a \`code\` never changes; \`message\` is the English sentence for people; \`parameters\` are the values that the
sentence or the next step depends on, so that a client can write its own sentence in any language; \`requestId\` identifies the
request in the log. With 429 and 503 the header \`Retry-After\` contains the seconds to wait.

${sections.join('\n')}
${problems}`;
}

function section(title: string, errors: Readonly<Record<string, ErrorKind>>, routes: readonly Route[]): string {
  const rows = Object.values(errors)
    .toSorted((a, b) => a.status - b.status || a.code.localeCompare(b.code))
    .map(
      (kind) =>
        `| ${kind.status} | \`${kind.code}\` | ${kind.message} | ${parametersOf(kind)} | ${callsOf(kind, routes)} |`,
    );
  return `## ${title}

| Status | Code | Message | Parameters | Calls |
|---|---|---|---|---|
${rows.join('\n')}
`;
}

/** The names of an error's parameters; optional ones have a question mark. */
const parametersOf = ({ parameters }: ErrorKind): string =>
  Object.entries(parameters)
    .map(([name, schema]) => `\`${name}${schema.safeParse(undefined).success ? '?' : ''}\``)
    .join(', ');

const problemsSection = (kinds: readonly ProblemKind[]): string => `## Fields

With \`INPUT_INVALID\` the \`fields\` name each invalid input with one of these problems, in the same shape: \`code\`, \`message\` and
\`parameters\` where the sentence contains them.

| Code | Message |
|---|---|
${kinds
  .toSorted((a, b) => a.code.localeCompare(b.code))
  .map(({ code, message }) => `| \`${code}\` | ${message} |`)
  .join('\n')}
`;

function callsOf(kind: ErrorKind, routes: readonly Route[]): string {
  const elsewhere = ELSEWHERE.get(kind);
  if (elsewhere !== undefined) return elsewhere;
  const names = routes.filter(({ errors }) => errors.includes(kind)).map(({ name }) => name);
  if (ALWAYS.includes(kind) || names.length === 0 || names.length > routes.length / 2) return ANYWHERE;
  return names.join(', ');
}
