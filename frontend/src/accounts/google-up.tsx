import { useNavigate } from 'react-router';
import { ErrorBox } from '../look/states';
import type { TextsOf } from '../language/message-types';
import { useMessages } from '../language/messages';
import { AuthFrame } from './auth-frame';
import { GoogleConnecting, leaveFor as leaveForReal } from './google-connecting';
import { GoogleSecondStep } from './google-second-step';
import { googleMessages } from './google-messages';
import type english from './google-messages.en';
import { challengeOf } from './refusals';
import { useGoogleHandOff, type HandOffFailure } from './use-google-hand-off';
import styles from './accounts.module.css';

/** The sentence for a failure, and an explanation below it. */
function wordsOf(m: TextsOf<typeof english>, failure: NonNullable<HandOffFailure>): { title: string; text?: string } {
  if (failure.at === 'google')
    return { title: m.googleSignUpFailed, ...(failure.declined && { text: m.googleDeclined }) };
  const { error, at } = failure;
  if (at === 'start') return { title: error.isRefusal ? m.googleNoAddress : m.googleNotStarted, text: error.message };
  return error.isRefusal ? { title: error.message } : { title: m.googleSignUpFailed, text: error.message };
}

/** Sign-up with Google: the redirect and the return. */
export default function GoogleUp({ leaveFor = leaveForReal }: { leaveFor?: (url: string) => void }) {
  const m = useMessages(googleMessages);
  const failure = useGoogleHandOff('up', leaveFor);
  const navigate = useNavigate();
  if (!failure) return <GoogleConnecting />;
  const challenge = failure.at === 'finish' ? challengeOf(failure.error) : null;
  if (challenge) return <GoogleSecondStep challenge={challenge} />;
  return (
    <AuthFrame title={m.authenticationError}>
      <div className={styles.googleFailed}>
        <ErrorBox {...wordsOf(m, failure)} onRetry={() => void navigate('/user-signin')} />
      </div>
    </AuthFrame>
  );
}
