import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useMessages } from '../language/messages';
import { Icon } from './icon';
import { lookMessages } from './messages';
import { TextInput, type TextInputProps } from './text-input';

/** Marks the label of an optional input. */
export function OptionalMark() {
  const m = useMessages(lookMessages);
  return <span className="opt">{m.optional}</span>;
}

/** The error below an input. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span className="err" id={id} role="alert">
      <Icon of={CircleAlert} size={18} />
      <span>{children}</span>
    </span>
  );
}

export interface FieldFrameProps {
  label: string;
  hint?: string;
  optional?: boolean;
  error?: ReactNode;
}

/** Label above and error below an input; `children` gets the ids that link them to it. */
export function FieldFrame({
  label,
  hint,
  optional,
  error,
  children,
}: FieldFrameProps & {
  children: (ids: { id: string; describedBy: string | undefined; invalid: boolean }) => ReactNode;
}) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        {label}
        {optional && <OptionalMark />}
      </label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children({ id, describedBy: described || undefined, invalid: Boolean(error) })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export type FieldProps = FieldFrameProps & Omit<TextInputProps, 'id' | 'invalid'>;

/** A text input with its label above and its error below. Accepts the props of react-hook-form's `register`. */
export function Field({ label, hint, optional, error, inputProps, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} {...(hint && { hint })} {...(optional && { optional })} error={error}>
      {({ id, describedBy, invalid }) => (
        <TextInput
          {...input}
          id={id}
          invalid={invalid}
          inputProps={{ ...inputProps, 'aria-describedby': describedBy }}
        />
      )}
    </FieldFrame>
  );
}
