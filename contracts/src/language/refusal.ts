/**
 * One way in which the product says no: a code that never changes its meaning, the HTTP status that goes with it, and a
 * sentence for the person, which tells what happened, that nothing was lost, and what to do.
 */
export interface ErrorKind<Code extends string = string> {
  readonly code: Code;
  readonly status: number;
  readonly message: string;
}

/** Declares an error. It stands in the `errors.ts` of the feature it belongs to, under its own code. */
export const defineError = <const Code extends string>(
  code: Code,
  status: number,
  message: string,
): ErrorKind<Code> => ({ code, status, message });

/** A rule that says no. `details` reach the caller. */
export class Refusal extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(kind.message);
    this.name = 'Refusal';
  }

  get code(): string {
    return this.kind.code;
  }

  get status(): number {
    return this.kind.status;
  }
}

/** Refuses, by throwing a `Refusal`. */
export function refuse(kind: ErrorKind, details?: Readonly<Record<string, unknown>>): never {
  throw new Refusal(kind, details);
}
