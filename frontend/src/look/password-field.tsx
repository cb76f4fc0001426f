import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
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
        <InputAdornment position="end">
          <IconButton aria-label={label} aria-pressed={shown} edge="end" size="small" onClick={() => setShown(!shown)}>
            <Icon of={shown ? EyeOff : Eye} />
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
