import { BASE_FILLER, BASE_TAKE, CHANGE } from './medicine-verbs.js';

const EXPERT = String.raw`(?:doctors?|physicians?|pharmacists?|specialists?|surgeons?|dentists?|nurses?|paediatricians?|pediatricians?|\w{2,15}ologists?|psychiatrists?|health\s+workers?)`;
const AN_EXPERT = String.raw`(?:(?:your|the|a|an|any|his|her|their|my|treating|own|family|qualified|only|most|some|many|good)\s+){0,3}${EXPERT}`;
const NOT = String.raw`(?:never|do\s+not|don['’]?t|does\s+not|should\s+(?:not|never)|shouldn['’]?t|must\s+(?:not|never)|mustn['’]?t|cannot|can['’]?t|not\s+to|avoid)`;
const ADVERBS = String.raw`(?:(?:\w+ly|just|ever|even|also|then|again|be)\s+){0,2}`;
const CHANGED = String.raw`(?:stopped|discontinued|skipped|missed|changed|doubled|increased|reduced|halved|replaced|shared|mixed|interrupted|adjusted|split|cut)`;

/** "Never stop or change": what comes after it is only its object. */
const PROHIBITION = new RegExp(
  String.raw`\b${NOT}\s+${ADVERBS}(?:${CHANGE}|${CHANGED}|take\s+someone|be\s+(?:taken|used|given)(?![^]*\b(?:any\s?more|any\s+longer|today|tonight|your|his|her)\b))(?:\s*,?\s*(?:or|and|nor)\s+${ADVERBS}(?:${CHANGE}|${CHANGED}))*\b(?:\s+(?:taking|using))?`,
  'giu',
);
/** "Take no aspirin": what not to begin. */
const NONE =
  /\b(?:take|give|use)\s+no\s+(?!(?:more|longer|further)\b)(?![^]*\b(?:today|tonight|tomorrow|any\s?more|your)\b)/giu;
/** "Do not take it with alcohol": not to take it at all is another thing. */
const LIMIT = new RegExp(
  String.raw`\b(?:${NOT}|nobody\s+should|no\s+one\s+should)\s+${ADVERBS}(?:${BASE_TAKE}|taken|given|used|taking|using|giving|started|starting)(?!\w)(?=[^]*\b(?:without|unless|until|more|together|with|same\s+time|someone|else['’]?s?|left[- ]?over|old|expired|on\s+your\s+own|by\s+yourself|if|when|while|during|in|twice|longer|children|bab\w+|newborns?|infants?)\b)(?![^]*\b(?:any\s?more|any\s+longer|today|tonight|tomorrow|from\s+now|your\s+(?:tablets?|medicines?|insulin|dose))\b)`,
  'giu',
);
/** Somebody who knows decides: nothing in such a statement is advice of ours. */
const DEFERRED = new RegExp(
  [
    String.raw`^\W*${BASE_FILLER}(?:always\s+)?(?:ask(?!\s+for\b|\s+(?:the|your|a|any)\s+(?:chemist|pharmac\w+|medical\s+\w+)\s+(?:for|to\s+give))|tell|talk|speak|check\s+with|consult|inform|discuss|mention|remind|let\s+(?:your|the)\s+${EXPERT}|see\s+${AN_EXPERT}|contact|call\s+${AN_EXPERT})\b`,
    String.raw`(?<!\b(?:without|need\s+to|have\s+to|instead\s+of|rather\s+than|before|point\s+in|not)\s)\b(?:ask(?:ing)?|tell(?:ing)?|talk(?:ing)?\s+to|speak(?:ing)?\s+(?:to|with)|check(?:ing)?\s+with|consult(?:ing)?|inform(?:ing)?|discuss(?:ed|ing)?\b[^,;]{0,40}\bwith)\s+${AN_EXPERT}`,
    String.raw`\b(?:unless|until|only\s+if|only\s+when|if|when|after|once|as|how|way|what|which|whether|than)\s+(?:it\s+(?:is|was)\s+)?(?:(?:\w+\s+){0,2}?${EXPERT}\b|(?:(?:you|it|they|has|have|is|are|was|were|been)\s+){0,3}(?:prescribed|directed|advised|told|instructed|agreed|ordered|given)\b)|\b(?:leaflet|label)\b`,
    String.raw`^\W*(?:and\s+|but\s+|so\s+|then\s+|because\s+|this\s+is\s+why\s+)?${AN_EXPERT}\b(?!.*\b(?:you\s+(?:can|may|could|should)|agree|same|money|busy|would)\b)`,
    String.raw`^\W*(?:the\s+)?${AN_EXPERT}\s+(?:and|or)\s+(?:the\s+|your\s+)?${EXPERT}\s+(?:should|must|can|may|need\s+to|have\s+to)\s+(?:agree|decide|know|talk|speak|plan|discuss|be\s+told)`,
    String.raw`\b(?:prescribed|decided|chosen|adjusted|checked|guided|supervised|given|advised)\s+by\s+${AN_EXPERT}|\b${AN_EXPERT}['’]s?\s+(?:advice|orders?|instructions?|guidance|decision)|\b(?:decision|question|matter|job)\s+(?:of|for)\s+${AN_EXPERT}|\bunder\s+${AN_EXPERT}|\b(?:under|with)\s+(?:medical|${AN_EXPERT}['’]?s?)\s+(?:supervision|guidance|advice)`,
  ].join('|'),
  'iu',
);
/** "Without asking your doctor" allows, unless it is what is forbidden. */
const WITHOUT = new RegExp(String.raw`\bwithout\b[^,;]{0,30}\b(?:${EXPERT}|advice|prescription|supervision)`, 'iu');
/** Instructions about other things: where to keep it, what to carry. */
const PRACTICAL =
  /^\W*(?:(?:please|and|also|then|so|always)\s+)*(?:keep\s+(?:your|the|all|medicines?|insulin|them|it)\b(?!\s+(?:under|on|in\s+your\s+mouth|tak|us))|keep\s+§\s+(?:away|cool|cold|dry|in|out|at)|carry|store|rinse|read|bring|show|write|note|remember(?!\s+to\s+(?:take|give|use))|wash|see|call|go(?!\s+(?:for|with|ahead|on|up|down|back)\b)|look|set|it\s+(?:helps|is\s+(?:good|useful|wise|important|best))\s+to\s+(?:bring|carry|keep|write|show|store|read|know|tell|ask)|make\s+a\s+list|throw\s+away\s+(?:old|expired|unused)|dispose|check)\b/iu;
/** Circumstances of a statement: what follows them is not its advice. */
const CIRCUMSTANCE =
  /\b(?:if|when|whenever|while|because|although|though|unless|whether|even\s+if|so\s+that|(?:since|until|after|before|once)(?=\s+(?:you|he|she|they|it|we|your|their|the\s+\w+\s+(?:is|are|has|have)|\w+ing)\b))\b(?!.*\b(?:you|he|she)\s+(?:can|could|may|should)\b)(?!.*\b(?:take|give|switch|repeat|halve|double)\s+(?:§|an?\s|one\b|two\b|half\b|to\s|from\s)(?<!\b(?:you|he|she|they|to|not|who|people|patients)\s+(?:take|give|switch|repeat|halve|double)\s+(?:§|an?\s|one|two|half|to\s|from\s))).*$/iu;

/** A statement without what is understood as safe advice about a medicine; empty if all of it is. */
export function withoutSafeAdvice(clause: string): string {
  if (PRACTICAL.test(clause)) return '';
  const isForbidden = new RegExp(String.raw`\b${NOT}\b`, 'iu').test(clause);
  if (DEFERRED.test(clause) && (isForbidden || !WITHOUT.test(clause))) return '';
  return clause.replaceAll(PROHIBITION, ' ').replaceAll(LIMIT, ' ').replaceAll(NONE, ' ').replace(CIRCUMSTANCE, ' ');
}
