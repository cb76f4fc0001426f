import { clausesOf, isHindi } from './clauses.js';
import {
  ACTS,
  COURSE,
  IS_DONE,
  LIKEWISE,
  OF_IT,
  ORDERS,
  PERMITS,
  POSOLOGY,
  PRAISES,
  PRESCRIBED,
  SUGGESTS,
  TIME,
} from './medicine-advice.js';
import { advisesInHindi, prescribesInHindi } from './medicine-claims-hindi.js';
import { AS_TOLD, GENERAL, INFORMS, IS_TAKEN, STOPS, TOLD, WARNS } from './medicine-information.js';
import { MENTION, NAMED } from './medicine-names.js';
import { withoutSafeAdvice } from './safe-advice.js';

/** The reader or a relative, or a medicine of theirs: "the amlodipine", "the evening tablet". */
const PERSON =
  /\b(?:you|your|yours|yourself|he|she|him|his|hers?|i|my|me|father|mother|uncle|aunt|brother|sister|son|daughter|wife|husband|baby|grand\w+|papa|mummy|(?:a|the)\s+child|people\s+like|nobody\s+needs|nobody\s+will)\b|\b(?:the|this|that)\s+(?:\w+\s+)?(?:§|(?:morning|evening|night|daily|second|old|new|first|last)\s+(?:tablets?|pills?|dose|medicines?|injection|insulin)|(?:\w+\s+)?(?:statins?|painkillers?|antibiotics?|antidepressants?|inhaler|steroids?|syrup|blood\s+thinners?|insulin|cream|drops))\b/iu;

/**
 * Whether a sentence, in which names of medicines are one sign, tells its reader to take, start, stop or change a medicine, or gives leave to. What is understood as safe (a prohibition
 * to stop, whom to ask, a warning) is taken out first; whatever then still joins a person or an instruction with a medicine is advice: in doubt it is not shown. `before`: the sentence before it, to which "it" may refer.
 */
export function changesMedicine(plain: string, before: string): boolean {
  if ((POSOLOGY.test(plain) && withoutSafeAdvice(plain) !== '') || PRESCRIBED.test(plain)) return true;
  const isOfIt = OF_IT.test(plain) && MENTION.test(before);
  if (!MENTION.test(plain) && !isOfIt) return isHindi(plain) && prescribesInHindi(plain);
  if (isHindi(plain)) return advisesInHindi(plain);
  if (AS_TOLD.test(plain) && !STOPS.test(plain)) return false;
  if (/\?\s*$/.test(plain)) return SUGGESTS.test(plain);
  const clauses = clausesOf(plain);
  return (
    LIKEWISE.test(plain) || clauses.some((clause, at) => advises(clause, clauses[at - 1] ?? '', WARNS.test(plain)))
  );
}

function advises(clause: string, before: string, isWarning: boolean): boolean {
  const said = withoutSafeAdvice(clause);
  const isToldOn = /^\W*(?:and|or)\s/i.test(clause) && TOLD.test(before);
  const isOrder = (ORDERS.test(said) && !isToldOn) || PERMITS.test(said);
  if (!MENTION.test(clause)) return OF_IT.test(said) && (isOrder || PRAISES.test(said) || IS_DONE.test(said));
  if (isOrder || IS_DONE.test(said) || PRAISES.test(said)) return true;
  const isCommonUse = GENERAL.test(said) || isWarning;
  if (!isCommonUse && (COURSE.test(said) || (TIME.test(said) && !IS_TAKEN.test(said)))) return true;
  if (isWarning) return false;
  // What is neither advice nor information that is understood is not shown.
  const isGeneral = INFORMS.test(said) || (TOLD.test(said) && !/\byour?\b/i.test(said));
  const isUnknown = said === clause && !isGeneral;
  return (PERSON.test(said) && (ACTS.test(said) || isUnknown)) || (said.includes(NAMED) && isUnknown);
}
