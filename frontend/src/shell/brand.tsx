import { Link } from 'react-router';
import { Mark } from '../look/mark';
import { shellMessages as m } from './messages';

/** The mark with the name, leading to `to`. */
export function Brand({ to, height = 28 }: { to: string; height?: number }) {
  return (
    <Link className="brand" to={to}>
      <Mark height={height} />
      <span>{m.brand}</span>
    </Link>
  );
}
