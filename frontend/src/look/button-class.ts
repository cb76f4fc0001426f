/** The variants of buttons, and of links that look like buttons. */
export interface ButtonLook {
  look?: 'act' | 'primary' | 'outlined' | 'text' | undefined;
  size?: 'small' | 'big' | undefined;
  fullWidth?: boolean | undefined;
  className?: string | undefined;
}

/** The classes of buttons.css for a look; outlined by default. */
export const buttonClass = ({ look = 'outlined', size, fullWidth, className }: ButtonLook): string =>
  ['btn', look, size, fullWidth && 'full', className].filter(Boolean).join(' ');
