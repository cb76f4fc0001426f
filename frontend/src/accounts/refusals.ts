import { ApiError } from '../api/api-error';
import { messages as m } from './messages';

/** Which input a refusal without field errors speaks about. */
const about: Partial<Record<ApiError['code'], string>> = {
  EMAIL_TAKEN: 'email',
  EMAIL_UNCHANGED: 'email',
  USERNAME_TAKEN: 'username',
  CURRENT_PASSWORD_WRONG: 'currentPassword',
  SECOND_FACTOR_WRONG: 'code',
};

/** Shows the server's errors at their fields. Returns the sentences that belong to no field of this form. */
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
  const subject = about[error.code];
  const fields = Object.keys(error.fields).length === 0 && subject ? { [subject]: error.message } : error.fields;
  const elsewhere: Record<string, string> = {};
  let first = true;
  for (const [path, sentence] of Object.entries(fields)) {
    const name = names.find((each) => path === each || path.startsWith(`${each}.`));
    if (name === undefined) elsewhere[path] = sentence;
    else {
      setError(name, { type: 'server', message: sentence }, { shouldFocus: first });
      first = false;
    }
  }
  return elsewhere;
}

/** What comes after a refused sign-in: how long to wait, where that was said, else that nothing typed is lost. */
export function nextStep({ details }: ApiError): string {
  const seconds = details.retryAfterSeconds;
  return typeof seconds === 'number' ? m.waitFor(Math.ceil(seconds / 60)) : m.typedIsKept;
}

/** The challenge of a sign-in that takes a second step; null for every other refusal. */
export const challengeOf = ({ code, details }: ApiError): string | null =>
  code === 'SECOND_FACTOR_NEEDED' && typeof details.challenge === 'string' ? details.challenge : null;
