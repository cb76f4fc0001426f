import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { Icon } from '../look/icon';
import { useMessages } from '../language/messages';
import { AuthFrame } from './auth-frame';
import { homeOf } from './homes';
import { googleMessages } from './google-messages';
import { useSession } from '../signed-in/session';
import styles from './accounts.module.css';

const CHECK_AFTER_MS = 500;
const REDIRECT_AFTER_MS = 2_500;

/** Confirms the sign-in with Google and continues to the role's home. */
export default function Success() {
  const m = useMessages(googleMessages);
  const navigate = useNavigate();
  const role = useSession()?.user?.role;
  const [checked, setChecked] = useState(false);
  useEffect(() => {
    if (!role) return;
    const check = setTimeout(() => setChecked(true), CHECK_AFTER_MS);
    const home = role === 'patient' ? '/Main-page' : homeOf(role);
    const redirect = setTimeout(() => void navigate(home, { replace: true }), REDIRECT_AFTER_MS);
    return () => {
      clearTimeout(check);
      clearTimeout(redirect);
    };
  }, [role, navigate]);
  if (!role) return <Navigate to="/auth" replace />;
  return (
    <AuthFrame title={m.success}>
      <div className={styles.success}>
        <p className={styles.successMark} data-checked={checked}>
          {checked && <Icon of={CircleCheck} size={72} />}
        </p>
        <p role="status">{m.successNote}</p>
      </div>
    </AuthFrame>
  );
}
