import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class';

/** A button of the product without Material UI, for the pages that a first visit loads. `act` once in a view. */
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
