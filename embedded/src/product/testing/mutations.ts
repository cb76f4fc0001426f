import type { Route } from '@anamnesis/contracts/language/route';
import type { Sent } from './caller.js';

/** One field of a call whose value can be replaced. */
export interface Field {
  /** For example `body.education.0.degree`. */
  readonly name: string;
  /** A copy of a call of the same shape with this value in the field. */
  readonly put: (sent: Sent, odd: unknown) => Sent;
}

/** Every field of a call: path, query, body, JSON inside of form fields, file names, and unused fields of its schema. */
export function fieldsOf(route: Route, sent: Sent): readonly Field[] {
  const inPath = Object.keys(route.params?.shape ?? {}).map((name) => pathField(route, name));
  const inQuery = Object.keys({ ...sent.query, ...route.query?.shape }).map((name) => ({
    name: `query.${name}`,
    put: (call: Sent, odd: unknown) => ({ ...call, query: { ...call.query, [name]: textOf(odd) } }),
  }));
  const shape = Object.keys(route.body?.shape ?? {});
  const { body } = sent;
  if (body instanceof FormData) return [...inPath, ...inQuery, ...formFields(body, shape)];
  const paths = [...leavesOf(body ?? {}), ...shape.map((name) => [name])];
  const inBody = uniquePaths(paths).map((path) => ({
    name: ['body', ...path].join('.'),
    put: (call: Sent, odd: unknown) => ({ ...call, body: withLeaf(call.body ?? {}, path, odd) }),
  }));
  return [...inPath, ...inQuery, ...inBody];
}

/** A path segment can contain any bytes, including invalid UTF-8. */
function pathField({ path }: Route, name: string): Field {
  const put = (sent: Sent, odd: unknown) => ({ ...sent, path: path.replace(`:${name}`, encoded(textOf(odd))) });
  return { name: `path.${name}`, put };
}

const encoded = (text: string) =>
  text
    .split(/(\p{Surrogate})/u)
    .map((piece) => (/^\p{Surrogate}$/u.test(piece) ? '%ED%A0%80' : encodeURIComponent(piece)))
    .join('');

function formFields(form: FormData, shape: readonly string[]): readonly Field[] {
  const texts = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  const fields = [...new Set([...texts.map(([name]) => name), ...shape])].map((name) => ({
    name: `form.${name}`,
    put: (sent: Sent, odd: unknown) => ({ ...sent, body: withField(sent.body as FormData, name, textOf(odd)) }),
  }));
  const inJson = texts.flatMap(([name, text]) =>
    /^[[{]/.test(text)
      ? leavesOf(JSON.parse(text)).map((path) => ({
          name: [`form.${name}`, ...path].join('.'),
          put: (sent: Sent, odd: unknown) => {
            const json: unknown = JSON.parse(text);
            const body = withField(sent.body as FormData, name, JSON.stringify(withLeaf(json, path, odd)));
            return { ...sent, body };
          },
        }))
      : [],
  );
  const fileNames = [...form].flatMap(([name, value]) =>
    typeof value === 'string'
      ? []
      : [
          {
            name: `file.${name}`,
            put: (sent: Sent, odd: unknown) => ({
              ...sent,
              body: withField(sent.body as FormData, name, new File([value], textOf(odd), { type: value.type })),
            }),
          },
        ],
  );
  return [...fields, ...inJson, ...fileNames];
}

function withField(form: FormData, name: string, value: string | File): FormData {
  const copy = new FormData();
  for (const [each, known] of form) copy.append(each, known);
  copy.set(name, value);
  return copy;
}

type Path = readonly string[];
const uniquePaths = (paths: readonly Path[]) => [...new Map(paths.map((path) => [path.join('.'), path])).values()];

/** The paths of all scalars in a JSON value; of a list only its first item, because the items are alike. */
function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path] : [];
  if (Array.isArray(value)) return value.length > 0 ? leavesOf(value[0], [...path, '0']) : [];
  return Object.entries(value).flatMap(([name, each]) => leavesOf(each, [...path, name]));
}

function withLeaf(value: unknown, [name, ...rest]: Path, odd: unknown): unknown {
  if (name === undefined) return odd;
  const inside = (value as Record<string, unknown>)[name];
  if (Array.isArray(value)) return value.map((each, n) => (String(n) === name ? withLeaf(each, rest, odd) : each));
  return { ...(value as object), [name]: withLeaf(inside, rest, odd) };
}

const textOf = (odd: unknown) => (typeof odd === 'string' ? odd : JSON.stringify(odd));

/** Values of a wrong type, for JSON, which distinguishes types. */
export const oddValues = [5, -1, 2 ** 53, 0.5, true, null, [], ['x'], {}] as const;
