import { useNavigate } from 'react-router';
import { useMessages } from '../language/messages';
import { AuthFrame } from './auth-frame';
import { googleMessages } from './google-messages';
import { SecondStep } from './second-step';
import { startSession } from '../signed-in/session';

/** The second step after signing in with Google. */
export function GoogleSecondStep({ challenge }: { challenge: string }) {
  const m = useMessages(googleMessages);
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
