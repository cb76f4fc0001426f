/** How many turns of the event loop others have while `work` runs. */
export async function turnsWhile(work: () => Promise<unknown>): Promise<number> {
  let isDone = false;
  let turns = 0;
  const watch = () => {
    turns += 1;
    if (!isDone) setImmediate(watch);
  };
  setImmediate(watch);
  try {
    await work();
  } finally {
    isDone = true;
  }
  return turns;
}
