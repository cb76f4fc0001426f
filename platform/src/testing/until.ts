/** Retries an expectation until it holds; throws its last error when it does not hold within `milliseconds`, which a busy machine never needs. */
export async function until<Result>(expectation: () => Promise<Result>, milliseconds = 120_000): Promise<Result> {
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
