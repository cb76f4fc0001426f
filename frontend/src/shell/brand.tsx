import { Link } from 'react-router';
import { Mark } from '../look/mark';
import { shellMessages } from './messages';
import { useMessages } from '../language/messages';

/** Logo and name, linked to `to`. */
export function Brand({ to, height = 28 }: { to: string; height?: number }) {
  const m = useMessages(shellMessages);
  return (
    <Link className="brand" to={to}>
      <Mark height={height} />
      <span>{m.brand}</span>
    </Link>
  );
}
