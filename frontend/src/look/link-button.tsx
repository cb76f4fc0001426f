import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link that looks like a button. Plain, so that public pages need no Material UI; `act` once in a view. */
export function LinkButton({
  to,
  look = 'outlined',
  size,
  children,
}: {
  to: string;
  look?: 'act' | 'primary' | 'outlined';
  size?: 'small' | 'big';
  children: ReactNode;
}) {
  return (
    <Link to={to} className={['btn', look, size].filter(Boolean).join(' ')}>
      {children}
    </Link>
  );
}
