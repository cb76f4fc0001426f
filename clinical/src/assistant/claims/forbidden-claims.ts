import { diagnoses } from './diagnosis-claims.js';
import { inventsDose } from './dose-claims.js';
import { advisesAgainstHelp, namesHelp } from './help-claims.js';
import { seemsForbidden } from './learned-claims.js';
import { changesMedicine } from './medicine-claims.js';
import { MENTION, withoutNames } from './medicine-names.js';

/**
 * The kinds of claims that are removed from a provider's text: the amount of a medicine; an instruction to start, stop or change a medicine; advice
 * not to seek help; a certain diagnosis, or its exclusion. Software may neither prescribe nor counsel (Telemedicine Practice Guidelines of India, 2020, 5.4).
 */
export type ForbiddenClaim = 'dose' | 'medicine' | 'help' | 'diagnosis';

/**
 * The claim of a sentence that may not be shown; null if it makes none. `given`: what the patient wrote or sent; amounts and illnesses in it may be
 * repeated. `before`: the sentence before it. What no rule finds may still be like sentences that make such a claim. Pure.
 */
export function forbiddenClaim(sentence: string, given: string, before = ''): ForbiddenClaim | null {
  const claim = claimByRule(sentence, given, before);
  if (claim !== null) return claim;
  // A claim that the reader made first may be repeated.
  const isRepeated = given !== '' && claimByRule(sentence, '', before) !== null;
  return isRepeated ? null : claimAsLearned(sentence);
}

/** The same, by the rules alone. */
export function claimByRule(sentence: string, given: string, before = ''): ForbiddenClaim | null {
  const plain = withoutNames(sentence);
  if (advisesAgainstHelp(plain)) return 'help';
  if (inventsDose(sentence, given)) return 'dose';
  if (changesMedicine(plain, withoutNames(before))) return 'medicine';
  return diagnoses(sentence, given) ? 'diagnosis' : null;
}

function claimAsLearned(sentence: string): ForbiddenClaim | null {
  if (!seemsForbidden(sentence)) return null;
  const plain = withoutNames(sentence);
  return MENTION.test(plain) ? 'medicine' : namesHelp(plain) ? 'help' : 'diagnosis';
}
