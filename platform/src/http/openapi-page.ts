import { safe } from '../html/safe.js';
import type { OpenApi } from './openapi.js';

type Operation = OpenApi['paths'][string][string];
interface Schema {
  type?: string;
  format?: string;
  enum?: readonly unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  description?: string;
  anyOf?: readonly Schema[];
}
interface Body {
  content: Record<string, { schema: Schema }>;
}

/** Renders the API documentation as one page without scripts and external resources. */
export function openApiPage(api: OpenApi, stylesheet: string): string {
  const title = safe(String(api.info['title']));
  const all = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const features = api.tags.map(({ name }) => {
    const calls = all.filter(({ operation }) => (operation['tags'] as string[]).includes(name));
    return `<section aria-labelledby="${safe(name)}"><h2 id="${safe(name)}">${safe(name)}</h2>
${calls.map(({ path, method, operation }) => call(path, method, operation)).join('\n')}</section>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}: API</title><link rel="stylesheet" href="${safe(stylesheet)}"></head>
<body><a class="skip" href="#calls">Skip to the routes</a>
<header><h1>${title}</h1><p>${safe(String(api.info['description'] ?? ''))} <a href="/api/openapi.json">OpenAPI 3.1 document</a>.</p>
<nav aria-label="Features"><ul>${api.tags.map(({ name }) => `<li><a href="#${safe(name)}">${safe(name)}</a></li>`).join('')}</ul></nav></header>
<main id="calls">${features.join('\n')}</main></body></html>
`;
}

function call(path: string, method: string, operation: Operation): string {
  const parts = [access(operation), parameters(operation), body(operation), reply(operation), refusals(operation)];
  return `<details id="${safe(String(operation['operationId']))}"><summary><code><b>${method.toUpperCase()}</b> ${safe(path)}</code> <span>${safe(String(operation['summary']))}</span></summary>
${parts.join('\n')}</details>`;
}

function access(operation: Operation): string {
  const roles = operation['x-access'] as Record<string, string> | undefined;
  if (!roles) return '<p>For everyone.</p>';
  return `<p>For ${Object.entries(roles)
    .map(([role, when]) => `<b>${safe(role)}s</b> (${safe(when)})`)
    .join(', ')}.</p>`;
}

function parameters(operation: Operation): string {
  const all = operation['parameters'] as {
    name: string;
    in: string;
    required: boolean;
    schema: Schema;
    description?: string;
  }[];
  return table(
    'Parameters',
    ['Name', 'Where', 'Kind'],
    all.map((each) => [
      `<code>${safe(each.name)}</code>`,
      safe(each.in),
      `${kind(each.schema)}${each.required ? '' : ', optional'}${each.description ? `. ${safe(each.description)}` : ''}`,
    ]),
  );
}

function body(operation: Operation): string {
  const content = (operation['requestBody'] as Body | undefined)?.content;
  if (!content) return '';
  const [type = '', { schema } = { schema: {} }] = Object.entries(content).at(-1) ?? [];
  return fields(`Body (${type})`, schema);
}

function reply(operation: Operation): string {
  const responses = operation['responses'] as Record<string, Partial<Body>>;
  const [status = '', { content = {} } = {}] = Object.entries(responses).find(([each]) => each.startsWith('2')) ?? [];
  if (Object.keys(content).length === 0) return `<p>Reply ${status}, without content.</p>`;
  const [type = '', { schema } = { schema: {} }] = Object.entries(content)[0] ?? [];
  return fields(`Reply ${status} (${type})`, schema);
}

function fields(caption: string, schema: Schema): string {
  const of = schema.items ?? schema;
  const rows = Object.entries(of.properties ?? {}).map(([name, each]) => [
    `<code>${safe(name)}</code>`,
    `${kind(each)}${of.required?.includes(name) ? '' : ', optional'}`,
  ]);
  return rows.length > 0 ? table(safe(caption), ['Field', 'Kind'], rows) : `<p>${safe(caption)}: ${kind(schema)}.</p>`;
}

function refusals(operation: Operation): string {
  const responses = operation['responses'] as Record<string, { description: string; 'x-codes'?: string[] }>;
  const rows = Object.entries(responses).flatMap(([status, { description, 'x-codes': codes }]) =>
    (codes ? description.split('\n\n') : []).map((line) => {
      const [code = '', ...sentence] = line.split(': ');
      return [status, `<code>${safe(code)}</code>`, safe(sentence.join(': '))];
    }),
  );
  return table('Refusals', ['Status', 'Code', 'Message'], rows);
}

function kind(schema: Schema): string {
  if (schema.enum) return schema.enum.map((each) => `<code>${safe(String(each))}</code>`).join(' or ');
  if (schema.anyOf) return schema.anyOf.map(kind).join(' or ');
  if (schema.items) return `list of ${kind(schema.items)}`;
  if (schema.properties) return `{ ${Object.keys(schema.properties).map(safe).join(', ')} }`;
  return safe([schema.type ?? 'anything', schema.format].filter(Boolean).join(', '));
}

const table = (caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : `<table><caption>${caption}</caption><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}</tbody></table>`;
