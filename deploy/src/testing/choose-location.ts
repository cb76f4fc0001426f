interface Candidate {
  readonly kind: 'exact' | 'pattern' | 'prefix';
  readonly address: string;
  readonly body: string;
}

/**
 * Finds the location of an nginx.conf that serves a path, as nginx does: the exact one, else the first pattern that
 * fits, else the longest prefix. Answers what stands inside its braces.
 */
export function chooseLocation(configuration: string, path: string): string {
  const candidates = [...configuration.matchAll(/^ *location (= |~ )?(\S+) \{\n([^}]*(?:\}'[^}]*)*)\}/gm)].map(
    candidateOf,
  );
  const chosen =
    candidates.find(({ kind, address }) => kind === 'exact' && address === path) ??
    candidates.find(({ kind, address }) => kind === 'pattern' && new RegExp(address).test(path)) ??
    candidates
      .filter(({ kind, address }) => kind === 'prefix' && path.startsWith(address))
      .sort((one, other) => other.address.length - one.address.length)[0];
  if (!chosen) throw new Error(`No location serves ${path}`);
  return chosen.body;
}

function candidateOf([, modifier, address = '', body = '']: RegExpMatchArray): Candidate {
  const kind = modifier === '= ' ? 'exact' : modifier === '~ ' ? 'pattern' : 'prefix';
  return { kind, address, body };
}
