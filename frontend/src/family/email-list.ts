/** An input of the dialog; `id` stays with it while others are removed. */
export interface EmailInput {
  id: number;
  text: string;
}

/** A rough check before the server's: something, an @, and a domain with a dot. */
const COMPLETE = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** The addresses without blank ones. */
export const filled = (inputs: readonly EmailInput[]): EmailInput[] =>
  inputs.map(({ id, text }) => ({ id, text: text.trim() })).filter(({ text }) => text !== '');

/** The inputs whose address is not complete. */
export const incomplete = (inputs: readonly EmailInput[]): number[] =>
  filled(inputs)
    .filter(({ text }) => !COMPLETE.test(text))
    .map(({ id }) => id);
