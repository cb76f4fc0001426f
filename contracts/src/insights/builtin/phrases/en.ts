import { capitalised, timesWord } from './grammar.js';
import type { ChangeWords, Phrases, RangeWords, TestWords } from './phrases.js';
import { tests } from './tests/en.js';

const TIMES = ['twice', 'three times', 'four times', 'five times', 'six times', 'seven times', 'eight times'];
const whose = (range: RangeWords) => (range.whose === 'laboratory' ? "the laboratory's" : 'the usual adult');

/** "the laboratory's limit of 100", "the laboratory's range of 12 to 15" */
const scale = (range: RangeWords): string =>
  range.low !== null && range.high !== null
    ? `${whose(range)} range of ${range.low} to ${range.high}`
    : `${whose(range)} limit of ${range.low ?? range.high ?? ''}`;

function change(words: ChangeWords): string {
  switch (words.kind) {
    case 'run':
      return `it has ${words.direction === 'rising' ? 'risen' : 'fallen'} ${timesWord(TIMES, words.times, 'many times')} in a row since ${words.since.text} (${words.from} then)`;
    case 'slow':
      return `it is ${words.direction}, slowly`;
    case 'from':
      return `it is ${words.direction === 'rising' ? 'up' : 'down'} from ${words.from}`;
    case 'steady':
      return 'it is about the same as last time';
  }
}

const doubtful =
  (reason: string) =>
  ([name]: TestWords): string =>
    `${capitalised(name)}: ${reason}. Compare with the paper before you rely on this value.`;

/** The phrases in English. */
export const phrases: Phrases = {
  language: 'en-US',
  tests,
  gap: ' ',
  places: {
    above: (range) => `above ${scale(range)}`,
    below: (range) => `below ${scale(range)}`,
    justAbove: (range) => `close to ${scale(range)}, a little above it`,
    justBelow: (range) => `close to ${scale(range)}, a little below it`,
    atLimit: (range) => `exactly at ${scale(range)}, so no longer within it`,
    within: (range) =>
      range.high !== null ? `within ${scale(range)}` : `above ${whose(range)} lower limit of ${range.low ?? ''}`,
    withinNearLow: (range) =>
      range.high !== null
        ? `within ${scale(range)}, close to its lower end`
        : `just above ${whose(range)} lower limit of ${range.low ?? ''}`,
    withinNearHigh: (range) =>
      range.low !== null ? `within ${scale(range)}, close to its upper end` : `within ${scale(range)}, but close to it`,
  },
  lessThan: (value) => `less than ${value}`,
  atMost: (value) => `at most ${value}`,
  moreThan: (value) => `more than ${value}`,
  atLeast: (value) => `at least ${value}`,

  yours: ([name, , form], value) => `Your ${name} ${form === 'p' ? 'are' : 'is'} ${value}.`,
  onPaper: ([name, , form], value) => `The ${name} on this paper ${form === 'p' ? 'are' : 'is'} ${value}.`,
  named: ([name], value) => `${capitalised(name)}, ${value}.`,
  about: ([, about]) => `This is ${about}.`,
  thatIs: (place, words) => `That is ${place}${words ? `, and ${change(words)}` : ''}.`,
  placed: (place, from) =>
    `${capitalised(place)}${from ? `, ${from.direction === 'rising' ? 'up' : 'down'} from ${from.from}` : ''}.`,
  itIs: (place) => `It is ${place}.`,
  changed: (words) => `${capitalised(change(words))}.`,

  noRange: () => 'Your report gives no range for it, and there is no general one.',
  rangeNotApplicable: () => 'Your report gives no range for it, and the usual one could not be applied here.',
  rangeOfGroups: () =>
    'Your report prints limits for certain people only; your doctor can say which of them apply to you.',
  marked: {
    low: 'Your report marks it as low, and gives no range for it.',
    high: 'Your report marks it as high, and gives no range for it.',
  },
  standingUnknown: (range) => `Whether it is within ${scale(range)} cannot be said from this number.`,
  urgent: {
    hospital: (list) => `${capitalised(list)}: please have this looked at today, at a hospital.`,
    doctor: (list) => `${capitalised(list)}: please contact a doctor today, if you have not done so yet.`,
  },
  urgentIfYours: {
    hospital: (list) =>
      `${capitalised(list)}: if this is your report, please have this looked at today, at a hospital.`,
    doctor: (list) => `${capitalised(list)}: if this is your report, please contact a doctor today.`,
  },
  urgentToCheck: {
    hospital: (list) =>
      `${capitalised(list)}: please check this number on the paper now. If it is right, have it looked at today, at a hospital.`,
    doctor: (list) =>
      `${capitalised(list)}: please check this number on the paper now. If it is right, please contact a doctor today.`,
  },
  urgentOlder: {
    hospital: (list, day) =>
      `${capitalised(list)}: ${day === null ? 'when this report was made' : `on ${day}`}, this was a dangerous result, to be looked at on the same day, at a hospital. If nobody has treated it since, please go to a hospital today.`,
    doctor: (list, day) =>
      `${capitalised(list)}: ${day === null ? 'when this report was made' : `on ${day}`}, this was a result to see a doctor about on the same day. If no doctor has looked at it since, please contact one today.`,
  },
  urgentMeasuredAgain: (result, day, again, dayAgain) =>
    `${capitalised(result)}: ${day === null ? 'when this report was made' : `on ${day}`}, this was a result that could not wait. It was measured again on ${dayAgain}: ${again}, which is not beyond that limit. Please ask your doctor whether anything is left to do about it.`,
  withoutUnit: (text) => `${text}, without a unit`,
  calculated: (text) => `${text} (calculated)`,
  ifPrinted: (text) => `${text}, if the paper says so`,
  limitOfAdults: () => 'The limit is that of adults; at another age, please ask a doctor today what it means.',
  urgentAdults: {
    hospital: (list) =>
      `${capitalised(list)}: for adults, this is a result to be looked at today, at a hospital. The limit is for adults only; at another age, too, please have it looked at today, at a hospital.`,
    doctor: (list) =>
      `${capitalised(list)}: for adults, this is a result to see a doctor about on the same day. The limit is for adults only; at another age please ask a doctor today what it means.`,
  },
  knownBefore: () =>
    'It was beyond the limit of urgent values before. If no doctor knows of it, please contact one today.',
  callIfIll: ({ emergency, ambulance }) =>
    `If you feel very ill, do not wait: call ${emergency}${ambulance ? `, or ${ambulance} for an ambulance` : ''}.`,

  called: (label) => `The report's own table calls this “${label}”.`,
  commented: (label, text) => `Under “${label}” your report itself says: “${text}”.`,
  problems: {
    severalPatients:
      'This text seems to name more than one person. Please check whose results these are before you rely on any of them.',
    noPerson:
      'This seems to be a report on an animal, on water or on food, or of a laboratory on its own control, not on a person. Nothing in it is interpreted here. If it is your own report, please ask your doctor today what it says.',
    otherPerson:
      'The name on this report is not that of this profile. Please check whose results these are before you rely on any of them.',
    sampleReport:
      'This text is marked as a sample report, so it may be the report of nobody. Please check whether these are your results before you rely on any of them.',
    otherLanguage:
      'Much of this text is in a language that is not read here. What it says is not known; please ask your doctor.',
    unreadable:
      'Most of this text could not be read. What it says is not known; please compare it with the paper, and ask your doctor.',
  },
  nothingRecognised: () => 'No laboratory values were recognised in this text.',
  onlyToCheck: () => 'The values of this report could not be read with certainty. Please check them first.',
  allWithin: ({ list, count }) =>
    count === 1 ? `The value is within its range: ${list}.` : `All these values are within their range: ${list}.`,
  rangesMayBeOfAdults: () =>
    'This is the report of a child, and laboratories often print the ranges of adults. Please ask the doctor whether these ranges hold at this age.',
  restWithin: ({ list }) => `Everything else is within its range: ${list}.`,
  alsoWithin: ({ list, count }) =>
    count === 1 ? `This value is within its range: ${list}.` : `These values are within their range: ${list}.`,
  alsoOutside: ({ list, count }) =>
    count === 1
      ? `This value is outside its range too: ${list}.`
      : `These values are outside their range too: ${list}.`,
  withoutRange: ({ list }) => `Your report gives no range for these, and there is no general one: ${list}.`,
  withoutApplicableRange: ({ list }) =>
    `Your report gives no range for these, and the usual one could not be applied here: ${list}.`,
  withRangesOfGroups: ({ list }) =>
    `For these your report prints limits for certain people only, and your doctor can say which of them apply to you: ${list}.`,
  toCheck: ({ list, count }) =>
    `Please compare ${count === 1 ? 'this value' : 'these values'} with the paper before you rely on ${count === 1 ? 'it' : 'them'}: ${list}.`,
  leftOverUnexpected: (count) =>
    count === 1
      ? 'One result is outside what is printed beside it. Please ask your doctor about it soon.'
      : `${count} results are outside what is printed beside them. Please ask your doctor about them soon.`,
  leftOver: (count) =>
    count === 1
      ? 'One line of your report is not interpreted here. Please ask your doctor about it.'
      : `${count} lines of your report are not interpreted here. Please ask your doctor about them.`,
  unremarkable: (list, count) =>
    count === 1 ? `This line reports nothing unusual: ${list}.` : `These lines report nothing unusual: ${list}.`,
  moreText: () => 'Your report says more than these values. The rest is not interpreted here.',
  doubts: {
    faint: doubtful('the scan was faint here'),
    twoValues: doubtful('more than one number stands here'),
    unitMissing: doubtful('the unit is missing'),
    unitUnknown: doubtful('the unit could not be read'),
    unitUnexpected: doubtful('the unit is not usual for this test'),
    implausible: doubtful('a digit or the decimal point may have been misread'),
    flagDiffers: doubtful('the mark of the laboratory and its range do not agree'),
    maybeLimit: doubtful('this may be a limit instead of a result'),
    other: doubtful('the number could not be read with certainty'),
  },

  questions: {
    bloodCount: 'What could be the reason for the change in my blood count?',
    bleeding: 'Do I have to watch out for bleeding or bruises?',
    iron: 'Could I have too little or too much iron, and why?',
    sugar: 'What do these sugar values mean for me, and should they be measured again?',
    kidneys: 'How are my kidneys doing, and when should this be measured again?',
    salts: 'Why are the salts in my blood out of range, and should they be measured again soon?',
    liver: 'What could affect my liver values, and when should they be measured again?',
    lipids: 'Which levels of cholesterol and fats should I aim for, and how do I get there?',
    lowHdl: 'What could raise my HDL?',
    thyroid: 'Could my thyroid explain how I have been feeling?',
    vitamins: 'Should I change what I eat because of these vitamins and minerals?',
    inflammation: 'Where could the sign of inflammation come from?',
    clotting: 'Do my clotting values fit with the medicines I take?',
    heart: 'What does this value say about my heart?',
    prostate: 'What does this value say about my prostate, and should it be measured again?',
    hormones: 'What could change these hormones, and should they be measured again?',
    pancreas: 'What could be the reason for the enzymes of the pancreas?',
    muscles: 'Could my muscles or exercise explain this value?',
    uricAcid: 'What can I do about the uric acid?',
  },
  patterns: {
    littleIron:
      'A low haemoglobin, small red cells and a low ferritin are often seen together when the body has too little iron. Please ask your doctor whether this is so for you.',
    liverCells:
      'ALT is raised much more than alkaline phosphatase, which is often seen when liver cells are irritated. Please ask your doctor about the reason.',
    bileFlow:
      'Alkaline phosphatase is raised more than ALT, which is often seen when bile flows less freely; it can also come from the bones. Please ask your doctor about the reason.',
    littleWater:
      'Urea is raised more than creatinine and the blood is more concentrated, which are often seen together when the body lacks water. Please ask your doctor whether this is so for you.',
  },
  whyOutside: ({ list }) => `What could explain these results: ${list}?`,
  whyChanged: ({ list }) => `Is this the change that we want to see: ${list}?`,
  noDiagnosis: () =>
    'This explanation follows fixed rules and is not a diagnosis. Your doctor can say what the values mean for you.',

  sourceTable: (citation) => `Table of reference ranges for adults: ${citation}`,
  sourceUnconfirmed: (citation) => `Table of reference ranges for adults, not confirmed: ${citation}`,
  sourceLimit: (citation) => `Limit of urgent values: ${citation}`,
  ownDescription: () => 'Table of test descriptions of this product, not yet reviewed by a clinician',
};
