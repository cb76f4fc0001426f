import type { Route } from '@anamnesis/contracts/language/route';
import type { Sent } from './caller.js';

/** One place of a call where text, or something else, can be put in. */
export interface Place {
  /** For example `body.education.0.degree`. */
  readonly name: string;
  /** A copy of a call of the same shape with this in the place. */
  readonly put: (sent: Sent, odd: unknown) => Sent;
}

/** Every place of a call: path, query, fields of its body and of the JSON in them, names of files, and fields that its schema names besides. */
export function placesOf(route: Route, sent: Sent): readonly Place[] {
  const inPath = Object.keys(route.params?.shape ?? {}).map((name) => inThePath(route, name));
  const inQuery = Object.keys({ ...sent.query, ...route.query?.shape }).map((name) => ({
    name: `query.${name}`,
    put: (call: Sent, odd: unknown) => ({ ...call, query: { ...call.query, [name]: textOf(odd) } }),
  }));
  const shape = Object.keys(route.body?.shape ?? {});
  const { body } = sent;
  if (body instanceof FormData) return [...inPath, ...inQuery, ...inAForm(body, shape)];
  const paths = [...leavesOf(body ?? {}), ...shape.map((name) => [name])];
  const inBody = uniquePaths(paths).map((path) => ({
    name: ['body', ...path].join('.'),
    put: (call: Sent, odd: unknown) => ({ ...call, body: withLeaf(call.body ?? {}, path, odd) }),
  }));
  return [...inPath, ...inQuery, ...inBody];
}

/** Text of a path can be any bytes, also ones that are no text. */
function inThePath({ path }: Route, name: string): Place {
  const put = (sent: Sent, odd: unknown) => ({ ...sent, path: path.replace(`:${name}`, encoded(textOf(odd))) });
  return { name: `path.${name}`, put };
}

const encoded = (text: string) =>
  text
    .split(/(\p{Surrogate})/u)
    .map((piece) => (/^\p{Surrogate}$/u.test(piece) ? '%ED%A0%80' : encodeURIComponent(piece)))
    .join('');

function inAForm(form: FormData, shape: readonly string[]): readonly Place[] {
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

/** Where a JSON value has something that is no list and no object; the items of a list are alike, so the first stands for all. */
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

/** What is no text, or no number that a field takes: for JSON, which alone tells the difference. */
export const oddValues = [5, -1, 2 ** 53, 0.5, true, null, [], ['x'], {}] as const;
