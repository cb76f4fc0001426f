/** Verbs for taking or giving a medicine. */
const TAKE = String.raw`tak(?:e|es|ing)|us(?:e|es|ing)|try(?:ing)?|giv(?:e|es|ing)|swallow(?:ing)?|chew(?:ing)?|suck(?:ing)?|appl(?:y|ying)|put(?:ting)?|inject(?:ing)?|inhal(?:e|ing)|buy(?:ing)?|order(?:ing)?|pop(?:ping)?|start(?:ing)?|begin(?:ning)?|restart(?:ing)?|resum(?:e|ing)|continu(?:e|ing)|repeat(?:ing)?|add(?:ing)?|combin(?:e|ing)|pair(?:ing)?|rub(?:bing)?|(?:have|having|get|getting|keep|keeping)\s+(?:an?|one|two|some|half|§)|go(?:ing)?\s+(?:for|with|up|down|back)|nebuli[sz](?:e|ing)|rely(?:ing)?|finish(?:ing)?|manag(?:e|ing)\s+with`;
/** Verbs for stopping, leaving out or changing one. */
export const CHANGE = String.raw`stop(?:s|ping)?|discontinu(?:e|es|ing)|quit(?:ting)?|skip(?:s|ping)?|miss(?:ed|ing)?|paus(?:e|ing)|drop(?:ping)?|cut(?:ting)?|leav(?:e|ing)\s+(?:\S+\s+){0,4}?(?:off|out|alone)|(?:com|tak)(?:e|ing)\s+(?:\w+\s+)?off|get(?:ting)?\s+off|end(?:ing)?|ceas(?:e|ing)|omit(?:ting)?|throw(?:ing)?|hold(?:ing)?\s+(?:back|off)|switch(?:ing)?|chang(?:e|ing)|mov(?:e|ing)|replac(?:e|ing)|swap(?:ping)?|substitut(?:e|ing)|doubl(?:e|ing)|tripl(?:e|ing)|increas(?:e|ing)|decreas(?:e|ing)|reduc(?:e|ing|tion)|lower(?:ing)?|rais(?:e|ing)|halv(?:e|ing)|taper(?:ing)?|wean(?:ing)?|adjust(?:ing)?|alternat(?:e|ing)|interrupt(?:ing)?|split(?:ting)?|shar(?:e|ing)|mix(?:ing)?|upgrad(?:e|ing)`;
export const ACT = `(?:${TAKE}|${CHANGE})`;

/** The forms in which an instruction has them. */
export const BASE_TAKE = String.raw`(?:take|use|try|give|swallow|chew|suck|apply|put|inject|inhale|buy|order|pop|start|begin|restart|resume|continue|repeat|add|combine|rub|(?:have|get|keep)\s+(?:an?|one|two|some|half|her|him|§)|get|go\s+(?:for|with|ahead|on|up|down|back)|nebuli[sz]e|dab|rely|finish|consider|stick|opt|prefer|choose|pick)`;
const BASE_CHANGE = String.raw`(?:stop|discontinue|quit|skip|miss|pause|drop|cut|leave|come\s+off|end|cease|omit|throw|hold|switch|change|move|replace|swap|substitute|double|triple|increase|decrease|reduce|lower|raise|halve|taper|wean|adjust|alternate|interrupt|split|share|mix|upgrade|let)`;
export const BASE_ACT = `(?:${BASE_TAKE}|${BASE_CHANGE})`;
/** Before an instruction. */
export const BASE_FILLER = String.raw`(?:(?:please|just|simply|then|and|or|first|now|also|so|but|yes|no|rest|therefore|instead|otherwise|today|tonight|tomorrow|safely|immediately|always|better)\s*,?\s+){0,3}`;

/** "Taken", "stopped". */
export const PARTICIPLE =
  '(?:taken|given|used|tried|swallowed|applied|put|injected|started|begun|restarted|resumed|continued|repeated|added|combined|stopped|discontinued|skipped|missed|paused|dropped|cut|left\\s+(?:off|out)|omitted|held|switched|changed|moved|replaced|swapped|doubled|increased|decreased|reduced|lowered|raised|halved|tapered|adjusted|interrupted|split|kept\\s+for)';

/** Who may be told to do it. */
export const SUBJECT = String.raw`(?:you|he|she|they|we|i|your\s+\w+|the\s+(?:child|baby|patient)|a\s+child|one|anyone|people\s+like\s+you|most\s+of\s+my\s+patients)`;
