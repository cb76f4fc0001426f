import { useInput } from 'react-admin';
import { Field, type FieldProps } from '../look/field';
import { errorMessage } from './error-message';

/** By default react-admin stores an empty text as null. */
const asTyped = <Value,>(value: Value) => value;

/** An input of the surrounding form: its value, and the message of its error. */
export function useFormInput<Value>(source: string, format: (value: Value) => Value = asTyped) {
  const { field, fieldState } = useInput({ source, parse: asTyped, format });
  return { field: field as typeof field & { value: Value }, error: errorMessage(fieldState.error) };
}

type Bound = 'name' | 'value' | 'error' | 'ref' | 'onChange' | 'onBlur' | 'disabled';

/** A text input of the surrounding form. */
export function TextFormInput({
  source,
  format,
  ...frame
}: { source: string; format?: (value: string) => string } & Omit<FieldProps, Bound>) {
  const { field, error } = useFormInput<string>(source, format);
  return <Field {...frame} {...field} error={error} />;
}
