import { INPUT_INVALID } from '@anamnesis/contracts/language/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { hashPassword, passwordProblem } from '@anamnesis/platform/passwords/passwords';

/** The hash of a new password. Refuses one that is too easy to guess, with the reason. */
export async function hashNewPassword(password: string, ...ownWords: string[]): Promise<string> {
  const problem = passwordProblem(password, ...ownWords);
  if (problem) refuse(INPUT_INVALID, { fields: { password: problem } });
  return hashPassword(password);
}
