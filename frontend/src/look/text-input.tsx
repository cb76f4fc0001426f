import type { ComponentProps, CSSProperties, ReactNode, Ref } from 'react';

type Attributes = Omit<ComponentProps<'input'>, 'ref' | 'size' | 'className' | 'style'>;

export interface TextInputProps extends Attributes {
  ref?: Ref<HTMLInputElement>;
  /** Further attributes, such as inputMode or maxLength, under the name that Material UI gives them. */
  inputProps?: Attributes & { 'aria-describedby'?: string | undefined };
  /** Several lines, at least `minRows` of them; it grows with its text up to `maxRows`. */
  multiline?: boolean;
  minRows?: number;
  maxRows?: number;
  /** Stands inside the frame, behind the text. */
  endAdornment?: ReactNode;
  invalid?: boolean;
}

/** The frame with the browser's own input in it, or its text area. It looks as Material UI's outlined input does under the product's theme. */
export function TextInput({
  ref,
  inputProps,
  multiline = false,
  minRows = 1,
  maxRows,
  endAdornment,
  invalid = false,
  ...input
}: TextInputProps) {
  const attributes = { ...input, ...inputProps, 'aria-invalid': invalid };
  const rows = { '--min-rows': minRows, '--max-rows': maxRows } as CSSProperties;
  return (
    <span className="text-input">
      {multiline ? (
        // One set of props serves both elements: what a text area lacks (type, accept) is never given with `multiline`.
        <textarea
          {...(attributes as ComponentProps<'textarea'>)}
          ref={ref as Ref<unknown> as Ref<HTMLTextAreaElement>}
          rows={minRows}
          style={rows}
        />
      ) : (
        <input {...attributes} ref={ref} />
      )}
      {endAdornment && <span className="end">{endAdornment}</span>}
    </span>
  );
}
