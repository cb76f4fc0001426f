import { LinkButton } from '../look/link-button';
import { ErrorBox } from '../look/states';
import { AuthFrame } from './auth-frame';
import { GoogleConnecting, leaveFor as leaveForReal } from './google-connecting';
import { GoogleSecondStep } from './google-second-step';
import { messages as m } from './messages';
import { challengeOf } from './refusals';
import { useGoogleHandOff, type HandOffFailure } from './use-google-hand-off';
import styles from './accounts.module.css';

/** The sentence for a failure, and below it what is safe and the next step. */
function wordsOf(failure: NonNullable<HandOffFailure>): { title: string; text?: string } {
  if (failure.at === 'google') return { title: m.googleSignInFailed(failure.declined ? m.googleDeclined : '') };
  const { error, at } = failure;
  if (at === 'start') return { title: error.isRefusal ? m.googleNoAddress : m.googleNotStarted, text: error.message };
  return error.isRefusal
    ? { title: m.googleSignInFailed(error.message) }
    : { title: m.googleNotProcessed, text: error.message };
}

/** The hand-off of a sign-in with Google. */
export default function GoogleIn({ leaveFor = leaveForReal }: { leaveFor?: (url: string) => void }) {
  const failure = useGoogleHandOff('in', leaveFor);
  if (!failure) return <GoogleConnecting />;
  const challenge = failure.at === 'finish' ? challengeOf(failure.error) : null;
  if (challenge) return <GoogleSecondStep challenge={challenge} />;
  const unknown = failure.at === 'finish' && failure.error.code === 'GOOGLE_ACCOUNT_UNKNOWN';
  return (
    <AuthFrame title={m.googleSignInTitle}>
      <div className={styles.googleFailed}>
        <ErrorBox {...wordsOf(failure)} />
        {unknown && (
          <LinkButton look="act" to="/user-signup">
            {m.signUp}
          </LinkButton>
        )}
        <LinkButton to="/auth">{m.toSignIn}</LinkButton>
      </div>
    </AuthFrame>
  );
}
