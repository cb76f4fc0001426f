/** One build cannot continue, independently of the others: it stops until it is repaired. `cause` is the reason. */
export class BuildFailed extends Error {
  override readonly name: string = 'BuildFailed';

  constructor(
    readonly schema: string,
    sentence: string,
    options?: ErrorOptions,
  ) {
    super(`${schema} ${sentence}`, options);
  }
}
