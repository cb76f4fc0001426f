import { LinkButton } from '../look/link-button';
import { GoogleMark } from './google-mark';
import { messages as m } from './messages';

/** Sign-in with Google, below a form. */
export function GoogleButton({ way, role, children }: { way: 'in' | 'up'; role?: 'doctor'; children: string }) {
  return (
    <div className="google">
      <p className="google-or note">{m.or}</p>
      <LinkButton to={`/${way}-loading${role ? `?role=${role}` : ''}`}>
        <GoogleMark />
        {children}
      </LinkButton>
    </div>
  );
}
