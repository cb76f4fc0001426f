import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass, type ButtonLook } from './button-class';

/** A link that looks like a button. Plain, so that public pages need no Material UI; `act` once in a view. */
export function LinkButton({ to, children, ...look }: ButtonLook & { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={buttonClass(look)}>
      {children}
    </Link>
  );
}
