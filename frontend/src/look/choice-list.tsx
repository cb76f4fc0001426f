import { type ReactNode, type Ref, useId } from 'react';
import { FieldError } from './field';

interface Props<Option extends string> {
  /** Of the first option, which gets the focus while none is chosen. */
  ref?: Ref<HTMLInputElement>;
  title: string;
  options: readonly Option[];
  nameOf: (option: Option) => ReactNode;
  /** Null before a choice. */
  chosen: Option | null;
  error?: string | undefined;
  onChange: (chosen: Option) => void;
}

/** A titled group of options, of which one is chosen. */
export function ChoiceList<Option extends string>({
  ref,
  title,
  options,
  nameOf,
  chosen,
  error,
  onChange,
}: Props<Option>) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="lab">{title}</legend>
      <div className="choices">
        {options.map((option, index) => (
          <label className="choice" key={option}>
            <input
              ref={index === 0 ? ref : undefined}
              className="tick"
              type="radio"
              name={id}
              checked={option === chosen}
              onChange={() => onChange(option)}
            />
            {nameOf(option)}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
