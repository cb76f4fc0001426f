/** The figures of one run of one side, by name. */
type Figures<Name extends string> = Readonly<Record<Name, number>>;

/** The result of one run of one side. */
export interface Run<Name extends string> {
  readonly figures: Figures<Name>;
  /** Number of measured operations. */
  readonly did: number;
}

export interface Side<Name extends string> {
  readonly name: string;
  run(): Promise<Run<Name>>;
}

export interface Paired<Name extends string> {
  readonly ours: Run<Name>;
  readonly theirs: Run<Name>;
}

/** Runs A B A B …, after one warm-up of each for compilation, caches and connections. */
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

/** A verified side: a run rejects unless `count` has grown by `each` for every reported operation. */
export const counted = <Name extends string>(side: Side<Name>, count: () => Promise<number>, each = 1): Side<Name> => ({
  name: side.name,
  async run() {
    const before = await count();
    const run = await side.run();
    const found = (await count()) - before;
    if (found !== run.did * each)
      throw new Error(`${side.name}: ${run.did} operations left ${found} events, not ${run.did * each}`);
    return run;
  },
});
