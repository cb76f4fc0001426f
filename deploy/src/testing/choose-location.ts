interface Candidate {
  readonly kind: 'exact' | 'pattern' | 'prefix';
  readonly address: string;
  readonly body: string;
}

/**
 * Finds the location of an nginx.conf that serves a path, like nginx: the exact one, else the first matching
 * pattern, else the longest prefix. Returns the content of its braces.
 */
export function chooseLocation(configuration: string, path: string): string {
  const candidates = [...configuration.matchAll(/^ *location (= |~ )?(\S+) \{\n([^}]*(?:\}'[^}]*)*)\}/gm)].map(
    candidateOf,
  );
  const match =
    candidates.find(({ kind, address }) => kind === 'exact' && address === path) ??
    candidates.find(({ kind, address }) => kind === 'pattern' && new RegExp(address).test(path)) ??
    candidates
      .filter(({ kind, address }) => kind === 'prefix' && path.startsWith(address))
      .sort((one, other) => other.address.length - one.address.length)[0];
  if (!match) throw new Error(`No location serves ${path}`);
  return match.body;
}

function candidateOf([, modifier, address = '', body = '']: RegExpMatchArray): Candidate {
  const kind = modifier === '= ' ? 'exact' : modifier === '~ ' ? 'pattern' : 'prefix';
  return { kind, address, body };
}
