import OutlinedInput from '@mui/material/OutlinedInput';
import Select, { type SelectProps } from '@mui/material/Select';
import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { FieldFrame, type FieldFrameProps } from './field';

const Arrow = ({ className }: { className?: string }) => (
  <ChevronDown className={className} size={20} strokeWidth={1.75} aria-hidden="true" />
);

export interface Choice {
  value: string;
  label: string;
}

/** The browser's native select with its label above: the most accessible by touch and screen reader. */
export function SelectField({
  label,
  hint,
  optional,
  error,
  options,
  ref,
  ...select
}: FieldFrameProps & { options: readonly Choice[]; ref?: Ref<HTMLSelectElement> } & Pick<
    SelectProps<string>,
    'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'disabled' | 'required'
  >) {
  return (
    <FieldFrame label={label} {...(hint && { hint })} {...(optional && { optional })} error={error}>
      {({ id, describedBy, invalid }) => (
        <Select
          native
          fullWidth
          {...select}
          IconComponent={Arrow}
          error={invalid}
          inputRef={ref}
          input={<OutlinedInput notched={false} />}
          inputProps={{ id, 'aria-describedby': describedBy }}
        >
          {options.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
