/** What a button or a link in its shape looks like. */
export interface ButtonLook {
  look?: 'act' | 'primary' | 'outlined' | 'text' | undefined;
  size?: 'small' | 'big' | undefined;
  fullWidth?: boolean | undefined;
  className?: string | undefined;
}

/** The classes of buttons.css for a look; outlined unless another is named. */
export const buttonClass = ({ look = 'outlined', size, fullWidth, className }: ButtonLook): string =>
  ['btn', look, size, fullWidth && 'full', className].filter(Boolean).join(' ');
