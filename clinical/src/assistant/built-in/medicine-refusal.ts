import { type Mention, type ReadText, readerOf } from '../words/vocabulary.js';
import { ingredientsOf } from '@anamnesis/contracts/medicines/ingredients';
import { asksForDose } from './dose.js';
import inPregnancy from './medicine-in-pregnancy-words.json' with { type: 'json' };
import lists from './medicine-refusal-words.json' with { type: 'json' };
import { medicineWords } from './medicine-words.js';
import { smallWords } from './small-words.js';
import type { PlainWord } from '../words/plain-words.js';

/**
 * The requests about medicines that are refused, because only a doctor may answer them: how much to take; what to do after a tablet was taken twice, or missed; a medicine that harms an unborn child, in a pregnancy; stopping a medicine; medicines that
 * make dependent or end a pregnancy; medicines prescribed to somebody else; a prescription. Medicines that kill together are not refused but warned of, whatever is asked about them.
 */
export type MedicineRefusal =
  | 'amount'
  | 'takenTwice'
  | 'harmsUnborn'
  | 'missed'
  | 'missedThinner'
  | 'stopped'
  | 'stoppedSteroid'
  | 'stoppedFits'
  | 'stoppedThinner'
  | 'controlled'
  | 'abortion'
  | 'anothers'
  | 'prescription'
  | DeadlyPair;

/** Medicines that must not be taken together. */
type DeadlyPair = 'withNitrate' | 'sedativesTogether' | 'maoTogether' | 'paracetamolTwice';

const { common, prescribed, abortion, ...groups } = medicineWords;
const medicine = [common, prescribed, ...Object.values(groups)].join(', ');
/**
 * Words of questions about a medicine. Of the lists in the data file:
 *
 * - `stopsElse`: words beside "stop" by which no medicine is to be stopped: a symptom stops, or a doctor stopped one.
 * - `informs`: asked of a medicine that makes dependent, these are questions with answers.
 * - `taken`, `twice` and `slip`: a dose that was taken a second time by mistake.
 * - `harmsUnborn`: taken for skin or joints, these damage an unborn child and are left off as soon as a pregnancy is known.
 * - `harmsElse`: beside them, by which it is no such pregnancy: one outside of the womb, that of the writer's wife, or a medicine of earlier days.
 * - `nitrate`: also the illnesses for which nitrates are taken.
 * - `recovers`: who leaves alcohol off is given a tranquilliser by a doctor.
 */
const expecting = `${lists.expecting}, ${inPregnancy.pregnant}`;
const words = { ...lists, ...groups, abortion, medicine, expecting };
type Word = keyof typeof words;
const read = readerOf<Word>(words, {
  exact: [
    'want',
    'prescribe',
    'wantAntibiotic',
    'several',
    'stop',
    'stopAsked',
    'stopsElse',
    'informs',
    'taker',
    'whose',
    'missed',
    'ranOut',
    'asksWhat',
    'missesElse',
    'taken',
    'twice',
    'slip',
    'expecting',
    'ends',
    'goesWith',
    'alcohol',
    'together',
    'joins',
  ],
  correctedFrom: 6,
});

/** The positions of the first and the last word. */
type Place = Pick<Mention<Word>, 'start' | 'end'>;

/** Words between an act and the medicine to which it belongs. */
const NEAR = 6;
/** Words beside "stop" that do not name the thing that is stopped. */
const OF_STOPPING = new Set(
  'rest remaining baaki baki bachi bache बाकी now today tomorrow tonight taking using early suddenly medicine dawa dawai goli दवा दवाई गोली aaj आज ab अब abhi अभी'.split(
    ' ',
  ),
);
/** Words before "stop" that say what a medicine does, not what somebody does with it: "tablets to stop it". */
const OF_EFFECT = new Set('to for that which will would helps help does it'.split(' '));

/** The medicines in a message that kill together; null if it names none. */
function deadlyPairIn({ words: all, mentions }: ReadText<Word>): DeadlyPair | null {
  const of = (meaning: Word) => mentions.filter((mention) => mention.meaning === meaning);
  const has = (meaning: Word) => of(meaning).length > 0;
  if (has('erection') && has('nitrate')) return 'withNitrate';
  const slowing = (['sedative', 'opioid', 'alcohol'] as const).filter(has);
  if (slowing.length > 1 && !has('recovers')) return 'sedativesTogether';
  if (has('maoInhibitor') && has('serotonin')) return 'maoTogether';
  // "Crocin and dolo", "crocin, dolo dono"; "crocin or dolo" asks for the better one, and "paracetamol (dolo) with milk" names one.
  const products = of('paracetamolProduct');
  const isJoined = of('joins').some(
    ({ start, end }) => products.some((one) => one.end < start) && products.some((one) => one.start > end),
  );
  const isCompared = has('compares') && !has('together');
  const isTwice =
    new Set(products.map(({ start }) => all[start]!.key)).size > 1 && ((isJoined && !isCompared) || has('together'));
  return isTwice ? 'paracetamolTwice' : null;
}

/** Whether what is stopped is not named beside: nothing but a small word follows in English or stands before in Hindi ("can I stop walking", "naukri chhod du"). */
function isAboutIt(all: readonly PlainWord[], start: number, end: number): boolean {
  const isEnglish = /^(?:stop|quit|leav|discontinu|skip)/.test(all[end]!.written);
  const beside = all[isEnglish ? end + 1 : start - 1];
  return (
    beside === undefined ||
    beside.clause !== all[start]!.clause ||
    smallWords.has(beside.key) ||
    OF_STOPPING.has(beside.written)
  );
}

/** Words behind a medicine by which something else is over: "prednisolone se allergy khatam", "prednisolone ka course khatam". */
const OF_ELSE = new Set(['se', 'lene', 'से', 'लेने']);
const COURSE = new Set(['course', 'कोर्स']);
/** Words between a medicine and that it ran out. */
const MOST_BETWEEN = 12;

/** Whether it is the medicine that ran out: behind the words in English, in front of them mostly in Hindi. */
function hasRunOut(all: readonly PlainWord[], medicine: Place, out: Place): boolean {
  if (medicine.start > out.end) return medicine.start - out.end < NEAR;
  const between = all.slice(medicine.end + 1, out.start).map(({ written }) => written);
  const isOfElse = OF_ELSE.has(between[0] ?? '') || between.some((word) => COURSE.has(word));
  return out.start > medicine.end && between.length <= MOST_BETWEEN && !isOfElse;
}

/** Whether a message tells what was done or is to be done with a medicine, named or not: stopped, missed, taken in one go. Pure. */
export const saysAct = (text: string): boolean =>
  read(text).mentions.some(({ meaning }) => ['several', 'stop', 'stopAsked', 'missed', 'ranOut'].includes(meaning));

/** Whether a message asks what to do, and all that was said (`whole`) tells that something was missed which may be a medicine: no meal, vaccine or period. Pure. */
export function asksAfterMissed(text: string, whole: string): boolean {
  const meaningsOf = (said: string) => new Set(read(said).mentions.map(({ meaning }) => meaning));
  const meanings = meaningsOf(whole);
  const isMissed = meanings.has('missed') || meanings.has('ranOut');
  return meaningsOf(text).has('asksWhat') && isMissed && !meanings.has('missesElse');
}

/** The last medicine that a message names, as it is written there; null if it names none. Pure. */
export function medicineIn(text: string): string | null {
  const { words: all, mentions } = read(text);
  const named = all.flatMap(({ written }, at) =>
    written.length > 3 && ingredientsOf(written).recognised.length > 0 ? [{ start: at, end: at }] : [],
  );
  const last = [...mentions.filter(({ meaning }) => meaning === 'medicine'), ...named]
    .sort((one, other) => other.end - one.end || one.start - other.start)
    .at(0);
  return last
    ? all
        .slice(last.start, last.end + 1)
        .map(({ written }) => written)
        .join(' ')
    : null;
}

/** Why a message gets a fixed refusal with what to do instead; null if none is due. Pure. */
export function refusalOf(text: string): MedicineRefusal | null {
  const { words: all, mentions } = read(text);
  const of = (meaning: Word) => mentions.filter((mention) => mention.meaning === meaning);
  const has = (meaning: Word) => of(meaning).length > 0;
  const named = all.flatMap(({ written }, at) =>
    written.length > 3 && ingredientsOf(written).recognised.length > 0 ? [{ start: at, end: at }] : [],
  );
  const medicines = [...of('medicine'), ...named];
  // In Hindi the verb follows: "garbh girana", but not "pani girane se bachcha …".
  const isEnded = of('ends').some(({ start }) =>
    of('pregnancy').some((pregnancy) => pregnancy.start < start || /^(?:to|pills)$/.test(all[start]!.written)),
  );
  if (has('abortion') || isEnded) return 'abortion';
  const deadly = deadlyPairIn({ words: all, mentions });
  if (deadly) return deadly;
  // Medicines against fits and for a transplant harm too, but must not be left off at once.
  if (has('harmsUnborn') && has('expecting') && !has('harmsElse')) return 'harmsUnborn';
  if (medicines.length === 0) {
    if (asksForDose(text)) return 'amount';
    return has('prescribe') ? 'prescription' : null;
  }

  const isMissed = has('missed');
  const isGone = of('ranOut').some((out) => medicines.some((medicine) => hasRunOut(all, medicine, out)));
  const isDoubled = isMissed && has('several');
  if ((isMissed || isGone) && has('thinner')) return 'missedThinner';
  // "Levipil was missed in the morning, two at night?" is not about stopping.
  if (isDoubled && (has('steroid') || has('fits'))) return 'missed';
  if ((isMissed || isGone) && has('steroid')) return 'stoppedSteroid';
  if ((isMissed || isGone) && has('fits')) return 'stoppedFits';
  if ((isMissed || (isGone && !has('controlled'))) && has('several')) return 'missed';

  // "I took it twice by mistake, shall I skip tomorrow's" is not about stopping.
  if (!isMissed && has('taken') && has('twice') && has('slip')) return 'takenTwice';

  const isBetween = (from: number, to: number) => of('stopsElse').some(({ start }) => start > from && start < to);
  const isStopped = of('stop').some(({ start, end }) =>
    medicines.some((medicine) => {
      // "chai band kar du?" after the clause of a medicine.
      if (all[medicine.start]!.clause !== all[start]!.clause && !isAboutIt(all, start, end)) return false;
      if (medicine.start > end)
        return (
          medicine.start - end < NEAR &&
          !isBetween(end, medicine.start) &&
          !isBetween(start - 3, start) &&
          // "Tablets to stop it" in Hindi: "band karne ki dawa".
          !/^(?:ki|की|wali|vali|वाली)$/.test(all[end + 1]!.written)
        );
      return (
        start > medicine.end &&
        start - medicine.end <= NEAR + 2 &&
        !isBetween(medicine.end, start) &&
        !OF_EFFECT.has(all[start - 1]!.written) &&
        (start - medicine.end > 1 || !/^(?:stop|stops)$/.test(all[start]!.written))
      );
    }),
  );
  // However far from the medicine: "prednisolone for 5 days, I feel good, can I stop today".
  const isStopAsked = of('stopAsked').some(
    ({ start, end }) => !isBetween(start - 3, start) && isAboutIt(all, start, end),
  );
  if ((isStopped || isStopAsked) && !has('contraceptive')) {
    if (has('steroid')) return 'stoppedSteroid';
    if (has('fits')) return 'stoppedFits';
    return has('thinner') ? 'stoppedThinner' : 'stopped';
  }

  const isAnothers =
    has('taker') && of('whose').some(({ end }) => medicines.some(({ start }) => start > end && start - end <= NEAR));
  if (isAnothers) return 'anothers';
  if (has('controlled') && has('want') && !has('informs')) return 'controlled';
  if (asksForDose(text)) return 'amount';
  const isStarted = of('starts').some(({ start, end }) =>
    medicines.some((medicine) => Math.max(medicine.start - end, start - medicine.end) < NEAR),
  );
  if (isStarted || has('prescribe') || (has('antibiotic') && has('wantAntibiotic') && !has('goesWith')))
    return 'prescription';
  return null;
}
