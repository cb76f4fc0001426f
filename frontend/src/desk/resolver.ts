import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Validates a form by a function that returns the errors by input, none for valid values. */
export const resolverOf =
  <Values extends FieldValues>(errorsOf: (values: Values) => FieldErrors<Values>): Resolver<Values> =>
  (values) => {
    const errors = errorsOf(values);
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
