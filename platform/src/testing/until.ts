/** Milliseconds. */
const [SHORTEST_PAUSE, LONGEST_PAUSE] = [20, 200];

/** Retries an expectation until it holds; throws its last error when it does not hold within `milliseconds`, which a busy machine never needs. */
export async function until<Result>(expectation: () => Promise<Result>, milliseconds = 300_000): Promise<Result> {
  const deadline = Date.now() + milliseconds;
  // Asked ever less often, so that waiting takes no time from what it waits for.
  for (let pause = SHORTEST_PAUSE; ; pause = Math.min(pause * 1.2, LONGEST_PAUSE)) {
    try {
      return await expectation();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
