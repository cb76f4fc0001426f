/** Thrown when one build can't go on, whatever the others do: it stands still until it is mended. `cause` says why. */
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
