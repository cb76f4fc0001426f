let patience = 10_000;
/** Sets the time, ms, that `until` takes by default. */
export const setPatience = (milliseconds: number): void => void (patience = milliseconds);

/** Retries an expectation until it holds; throws its last error when it does not hold within `milliseconds`. */
export async function until<Result>(expectation: () => Promise<Result>, milliseconds = patience): Promise<Result> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    try {
      return await expectation();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
