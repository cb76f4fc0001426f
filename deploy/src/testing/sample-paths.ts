import type { Route } from '@anamnesis/contracts/language/route';

/** A sample path for each spelling of a route, with an id in place of every parameter. */
export const samplePaths = ({ path, aliases = [] }: Route): readonly string[] =>
  [path, ...aliases].map((spelling) => spelling.replace(/:\w+/g, '0198c0de-4b1d-4c5e-8f00-5eedfeedbeef'));
