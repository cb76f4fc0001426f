import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class';

/** A button without Material UI, for the pages of a first visit. Use `act` once per view. */
export function Button({
  look,
  size,
  fullWidth,
  className,
  type = 'button',
  ...button
}: ButtonLook & ComponentProps<'button'>) {
  return <button type={type} className={buttonClass({ look, size, fullWidth, className })} {...button} />;
}
