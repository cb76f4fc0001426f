import type { z } from 'zod';

/** Schemas of an error's parameters. */
export type ParameterSchemas = Readonly<Record<string, z.ZodType>>;

/**
 * A declared error: a stable code, the HTTP status, and an English message for the person: what happened, that nothing was
 * lost, and what to do; and the parameters that are sent with it. The message may contain them: `{name}`.
 */
export interface ErrorKind<Code extends string = string, Schemas extends ParameterSchemas = ParameterSchemas> {
  readonly code: Code;
  readonly status: number;
  readonly message: string;
  readonly parameters: Schemas;
}

export type ParametersOf<Kind extends ErrorKind> = z.output<z.ZodObject<Kind['parameters']>>;
type Given<Kind extends ErrorKind> =
  Record<never, never> extends ParametersOf<Kind>
    ? [parameters?: ParametersOf<Kind>]
    : [parameters: ParametersOf<Kind>];

/** Declares an error, exported from the feature's `errors.ts` under its code. */
export const defineError = <
  const Code extends string,
  Schemas extends ParameterSchemas = Readonly<Record<never, never>>,
>(
  code: Code,
  status: number,
  message: string,
  ...[parameters]: Record<never, never> extends Schemas ? [parameters?: Schemas] : [parameters: Schemas]
): ErrorKind<Code, Schemas> => ({ code, status, message, parameters: parameters ?? ({} as Schemas) });

/** Thrown when a call is refused. `parameters` are sent to the caller. */
export class Refusal<Kind extends ErrorKind = ErrorKind> extends Error {
  readonly parameters: ParametersOf<Kind>;

  constructor(
    readonly kind: Kind,
    ...[parameters]: Given<NoInfer<Kind>>
  ) {
    const values = parameters ?? ({} as ParametersOf<Kind>);
    super(withParameters(kind.message, values));
    this.name = 'Refusal';
    this.parameters = values;
  }

  get code(): string {
    return this.kind.code;
  }

  get status(): number {
    return this.kind.status;
  }
}

/** Throws a `Refusal`. */
export function refuse<Kind extends ErrorKind>(kind: Kind, ...parameters: Given<NoInfer<Kind>>): never {
  throw new Refusal<Kind>(kind, ...parameters);
}

/** The message with the values of its arguments, which are written `{name}`. */
export const withParameters = (message: string, parameters: Readonly<Record<string, unknown>>): string =>
  message.replace(/\{(\w+)\}/g, (argument, name: string) => String(parameters[name] ?? argument));
