import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../language/messages';
import { Field, type FieldProps } from './field';
import { Icon } from './icon';
import { lookMessages } from './messages';

/** A password input with a button that shows or hides the password. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'endAdornment'>) {
  const m = useMessages(lookMessages);
  const [shown, setShown] = useState(false);
  const label = shown ? m.hidePassword : m.showPassword;
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
