/** The figures of one run of one side, by name. */
export type Figures<Name extends string> = Readonly<Record<Name, number>>;

export interface Side<Name extends string> {
  readonly name: string;
  run(): Promise<Figures<Name>>;
}

export interface Paired<Name extends string> {
  readonly ours: Figures<Name>;
  readonly theirs: Figures<Name>;
}

/** Runs A B A B …, after one run of each that does not count: it warms what is compiled, cached and connected late. */
export async function interleave<Name extends string>(
  pairs: number,
  ours: Side<Name>,
  theirs: Side<Name>,
): Promise<Paired<Name>[]> {
  await ours.run();
  await theirs.run();
  const taken: Paired<Name>[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    taken.push({ ours: await ours.run(), theirs: await theirs.run() });
  }
  return taken;
}
