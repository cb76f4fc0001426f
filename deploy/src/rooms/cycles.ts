import type { Violation } from './violation.js';

/** A module and its imports; paths relative to the root. */
export interface Module {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

const RULE = 'no-cycles-between-features';
/** Organised by processes, not by features. */
const EXEMPT: ReadonlySet<string> = new Set(['embedded']);
const OF_TESTS = /\.test\.tsx?$|\/testing\//;

/** The part of a path: a folder of a room, or the file itself where it is directly under `src`. */
function partOf(path: string): string | null {
  const [room = '', src, part] = path.split('/');
  return src === 'src' && part && !EXEMPT.has(room) && !OF_TESTS.test(path) ? `${room}/src/${part}` : null;
}

/**
 * The imports between features of a room that form a cycle, types included: one for each step. Tests are
 * exempt, since they cover several features together.
 */
export function cyclesBetweenFeatures(modules: readonly Module[]): Violation[] {
  const steps = new Map<string, Map<string, Violation>>();
  for (const { source, dependencies } of modules) {
    const from = partOf(source);
    for (const { resolved } of dependencies) {
      const to = partOf(resolved);
      if (!from || !to || from === to || from.split('/')[0] !== to.split('/')[0]) continue;
      const known = steps.get(from) ?? new Map<string, Violation>();
      if (!known.has(to)) known.set(to, { rule: RULE, from: source, to: resolved });
      steps.set(from, known);
    }
  }
  return [...steps].flatMap(([from, known]) =>
    [...known].filter(([to]) => leadsTo(steps, to, from)).map(([, violation]) => violation),
  );
}

function leadsTo(
  steps: ReadonlyMap<string, ReadonlyMap<string, unknown>>,
  from: string,
  to: string,
  seen = new Set<string>(),
): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(steps.get(from)?.keys() ?? [])].some((next) => leadsTo(steps, next, to, seen));
}
