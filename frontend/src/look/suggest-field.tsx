import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { KeyboardEvent, ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps } from './field';

/** A suggestion while typing. */
export interface Suggestion {
  value: string;
  /** Shown instead of the value. */
  label?: string;
  /** Shown next to the value. */
  note?: string;
}

/** A text input with suggestions; any other text is accepted too. */
export function SuggestField({
  value,
  suggestions,
  maxLength,
  endAdornment,
  onType,
  onChoose,
  onKeyDown,
  ...frame
}: FieldFrameProps & {
  value: string;
  /** The suggestions for the current text. */
  suggestions: readonly Suggestion[];
  maxLength?: number;
  endAdornment?: ReactNode;
  onType: (text: string) => void;
  /** Called with a suggestion, or with the text on Enter. */
  onChoose: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}) {
  return (
    <FieldFrame {...frame}>
      {({ id, describedBy, invalid }) => (
        <Autocomplete<Suggestion, false, true, true>
          freeSolo
          disableClearable
          disablePortal
          id={id}
          options={suggestions}
          getOptionLabel={(option) => (typeof option === 'string' ? option : option.value)}
          filterOptions={(options) => options}
          inputValue={value}
          onInputChange={(_, text, reason) => reason === 'input' && onType(text)}
          onChange={(_, option) => onChoose(typeof option === 'string' ? option : option.value)}
          {...(onKeyDown && { onKeyDown })}
          renderOption={({ key, ...item }, option) => (
            <li key={key} {...item}>
              <span className="grow">{option.label ?? option.value}</span>
              {option.note && <span className="note soft">{option.note}</span>}
            </li>
          )}
          renderInput={({ InputProps, inputProps }) => (
            <OutlinedInput
              ref={InputProps.ref}
              fullWidth
              error={invalid}
              endAdornment={endAdornment}
              inputProps={{ ...inputProps, maxLength, 'aria-describedby': describedBy }}
            />
          )}
        />
      )}
    </FieldFrame>
  );
}
