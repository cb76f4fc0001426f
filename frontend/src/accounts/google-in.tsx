import { LinkButton } from '../look/link-button';
import { ErrorBox } from '../look/states';
import type { TextsOf } from '../language/message-types';
import { useMessages } from '../language/messages';
import { AuthFrame } from './auth-frame';
import { GoogleConnecting, leaveFor as leaveForReal } from './google-connecting';
import { GoogleSecondStep } from './google-second-step';
import { googleMessages } from './google-messages';
import type english from './google-messages.en';
import { signInMessages } from './messages';
import { challengeOf } from './refusals';
import { useGoogleHandOff, type HandOffFailure } from './use-google-hand-off';
import styles from './accounts.module.css';

/** The sentence for a failure, and an explanation below it. */
function wordsOf(m: TextsOf<typeof english>, failure: NonNullable<HandOffFailure>): { title: string; text?: string } {
  if (failure.at === 'google')
    return { title: m.googleSignInFailed({ reason: failure.declined ? m.googleDeclined : m.unknownError }) };
  const { error, at } = failure;
  if (at === 'start') return { title: error.isRefusal ? m.googleNoAddress : m.googleNotStarted, text: error.message };
  return error.isRefusal
    ? { title: m.googleSignInFailed({ reason: error.message || m.unknownError }) }
    : { title: m.googleNotProcessed, text: error.message };
}

/** Sign-in with Google: the redirect and the return. */
export default function GoogleIn({ leaveFor = leaveForReal }: { leaveFor?: (url: string) => void }) {
  const m = useMessages(googleMessages);
  const signIn = useMessages(signInMessages);
  const failure = useGoogleHandOff('in', leaveFor);
  if (!failure) return <GoogleConnecting />;
  const challenge = failure.at === 'finish' ? challengeOf(failure.error) : null;
  if (challenge) return <GoogleSecondStep challenge={challenge} />;
  const unknown = failure.at === 'finish' && failure.error.code === 'GOOGLE_ACCOUNT_UNKNOWN';
  return (
    <AuthFrame title={m.googleSignInTitle}>
      <div className={styles.googleFailed}>
        <ErrorBox {...wordsOf(m, failure)} />
        {unknown && (
          <LinkButton look="act" to="/user-signup">
            {signIn.signUp}
          </LinkButton>
        )}
        <LinkButton to="/auth">{signIn.toSignIn}</LinkButton>
      </div>
    </AuthFrame>
  );
}
