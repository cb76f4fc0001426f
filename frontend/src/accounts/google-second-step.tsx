import { useNavigate } from 'react-router';
import { AuthFrame } from './auth-frame';
import { signInMessages } from './messages';
import { useMessages } from '../language/messages';
import { SecondStep } from './second-step';
import { startSession } from '../signed-in/session';

/** The second step after signing in with Google. */
export function GoogleSecondStep({ challenge }: { challenge: string }) {
  const m = useMessages(signInMessages);
  const navigate = useNavigate();
  return (
    <AuthFrame title={m.googleSignInTitle}>
      <SecondStep
        challenge={challenge}
        onDone={({ accessToken, user, suggestedActivity }) => {
          startSession({ accessToken, user, activity: suggestedActivity });
          void navigate('/success', { replace: true });
        }}
        onBack={() => void navigate('/auth', { replace: true })}
      />
    </AuthFrame>
  );
}
