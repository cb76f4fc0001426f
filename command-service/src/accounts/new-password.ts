import { PASSWORD_COMMON, PASSWORD_PERSONAL, PASSWORD_SIMPLE } from '@anamnesis/contracts/accounts/field-problems';
import { INPUT_INVALID } from '@anamnesis/contracts/language/errors';
import { problemOf } from '@anamnesis/contracts/language/field-problem';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { hashPassword, passwordProblem } from '@anamnesis/platform/passwords/passwords';

const kinds = { common: PASSWORD_COMMON, simple: PASSWORD_SIMPLE, personal: PASSWORD_PERSONAL } as const;

/** The hash of a new password. Refuses one that is too easy to guess, with the reason. */
export async function hashNewPassword(password: string, ...ownWords: string[]): Promise<string> {
  const problem = passwordProblem(password, ...ownWords);
  if (problem) refuse(INPUT_INVALID, { fields: { password: problemOf(kinds[problem]) } });
  return hashPassword(password);
}
