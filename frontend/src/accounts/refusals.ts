import { ApiError } from '../api/api-error';
import { currentMessages } from '../language/messages';
import { signInMessages } from './messages';

/** The input that a refusal without field errors concerns. */
const inputOf: Partial<Record<ApiError['code'], string>> = {
  EMAIL_TAKEN: 'email',
  EMAIL_UNCHANGED: 'email',
  USERNAME_TAKEN: 'username',
  CURRENT_PASSWORD_WRONG: 'currentPassword',
  SECOND_FACTOR_WRONG: 'code',
};

/** Shows the server's errors at their fields. Returns the sentences that concern no field of this form. */
export function showAtFields<Name extends string>(
  error: unknown,
  names: readonly Name[],
  setError: (
    name: NoInfer<Name>,
    problem: { type: string; message: string },
    options: { shouldFocus: boolean },
  ) => void,
): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  const input = inputOf[error.code];
  const fields = Object.keys(error.fields).length === 0 && input ? { [input]: error.message } : error.fields;
  const otherErrors: Record<string, string> = {};
  let first = true;
  for (const [path, sentence] of Object.entries(fields)) {
    const name = names.find((each) => path === each || path.startsWith(`${each}.`));
    if (name === undefined) otherErrors[path] = sentence;
    else {
      setError(name, { type: 'server', message: sentence }, { shouldFocus: first });
      first = false;
    }
  }
  return otherErrors;
}

/** The second sentence of a refused sign-in: the wait if the server named one, otherwise that the input is kept. For event handlers. */
export function nextStep({ parameters }: ApiError): string {
  const m = currentMessages(signInMessages);
  const seconds = parameters.retryAfterSeconds;
  return typeof seconds === 'number' ? m.waitFor({ minutes: Math.ceil(seconds / 60) }) : m.typedIsKept;
}

/** The challenge of a sign-in that needs a second step; null for any other refusal. */
export const challengeOf = ({ code, parameters }: ApiError): string | null =>
  code === 'SECOND_FACTOR_NEEDED' && typeof parameters.challenge === 'string' ? parameters.challenge : null;
