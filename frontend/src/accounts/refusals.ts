import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../api/api-error';

/** Which input a refusal without field errors speaks about. */
const about: Partial<Record<ApiError['code'], string>> = {
  EMAIL_TAKEN: 'email',
  USERNAME_TAKEN: 'username',
  CURRENT_PASSWORD_WRONG: 'currentPassword',
};

/** Puts what the server refused at the inputs it concerns. Gives the sentences that belong to no input of this form. */
export function showAtFields<Form extends FieldValues>(
  error: unknown,
  names: readonly FieldPath<Form>[],
  setError: UseFormSetError<Form>,
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
