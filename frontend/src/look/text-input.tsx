import type { ComponentProps, CSSProperties, ReactNode, Ref } from 'react';

type Attributes = Omit<ComponentProps<'input'>, 'ref' | 'size' | 'className' | 'style'>;

export interface TextInputProps extends Attributes {
  ref?: Ref<HTMLInputElement>;
  /** Further attributes, such as inputMode or maxLength, under Material UI's name. */
  inputProps?: Attributes & { 'aria-describedby'?: string | undefined };
  /** Several lines: at least `minRows`, growing with the text up to `maxRows`. */
  multiline?: boolean;
  minRows?: number;
  maxRows?: number;
  /** Inside the frame, after the text. */
  endAdornment?: ReactNode;
  invalid?: boolean;
}

/** A native input or text area in a frame. Looks like Material UI's outlined input in the product's theme. */
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
        // Both elements share one set of props: attributes that text areas lack (type, accept) are never combined with `multiline`.
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
