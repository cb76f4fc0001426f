import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field, type FieldProps } from './field';
import { Icon } from './icon';

/** A password input that can be shown and hidden again. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'endAdornment'>) {
  const [shown, setShown] = useState(false);
  const label = shown ? 'Hide password' : 'Show password';
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <button
          type="button"
          className="icon-btn small"
          aria-label={label}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? EyeOff : Eye} />
        </button>
      }
    />
  );
}
