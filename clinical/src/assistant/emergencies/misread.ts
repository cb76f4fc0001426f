import { medicineWords } from '../built-in/medicine-words.js';
import words from './words/places.json' with { type: 'json' };
import type { Word } from './words.js';
import { keySet, keysOf, phrasesOf, spansOf } from '../words/phrases.js';
import type { Mention, ReadText } from '../words/vocabulary.js';

const SHOWS = keySet(words.shows);
const POSTPOSITIONS = keySet(words.postpositions);
const PEOPLE: readonly Word[] = ['person', 'someoneElse', 'baby'];
/** "Fat", "phat", "phoot", and of what goes on: "raha", "rahi". */
const BURSTS = keySet(words.bursts);
const GOES_ON = keySet(words.goesOn);
/** Medicines by the illness for which they are taken: "mirgi ki dawa". */
const FITS = phrasesOf(medicineWords.fits);
const FIT: readonly Word[] = ['seizure', 'fits', 'fitWord'];
/** Whether a fit is named by a medicine only: "mirgi ki dawa lene ke baad bhi daure" tells of fits too. */
const isOfMedicine = (_: Mention<Word>, { words: all, mentions }: ReadText<Word>): boolean => {
  const medicines = spansOf(
    FITS,
    all.map(({ key }) => key),
  );
  return mentions
    .filter(({ meaning }) => FIT.includes(meaning))
    .every(({ start, end }) => medicines.some((each) => each.start <= start && each.end >= end));
};

const [ROPE, UP] = keysOf('rope up');
/** Behind "hit": whose head it is. */
const SOMEBODYS = keySet('his, her, their');
const isDewormer = ({ start, end }: Mention<Word>, { mentions }: ReadText<Word>): boolean =>
  mentions.some(({ meaning, ...each }) => meaning === 'dewormer' && each.start <= start && each.end >= end);
const TIED_AT = keySet(words.tiedAt);
/** Words of which one makes a rope no first aid. */
const OF_DEATH: readonly Word[] = [
  'throat',
  'die',
  'toDie',
  'wantDeath',
  'suicide',
  'hanging',
  'edge',
  'lockedSelf',
  'ropeAnchor',
];
const BITTEN: readonly Word[] = ['bite', 'snake', 'wound', 'limb'];
/** Whether a rope is to be tied above or around what was named before, as people do after a snakebite. Pure. */
export const tiesRopeAbove = ({ words: all, mentions }: ReadText<Word>): boolean =>
  all.some(({ key }, at) => key === ROPE && TIED_AT.has(all[at + 1]?.key ?? '')) &&
  !mentions.some(({ meaning }) => OF_DEATH.includes(meaning));

/** Whether a word is part of what is measured of the blood: "blood pressure", "blood sugar". */
const isOfBlood = ({ start, end }: Mention<Word>, { mentions }: ReadText<Word>): boolean =>
  mentions.some(
    ({ meaning, ...each }) =>
      (meaning === 'bloodPressure' || meaning === 'sugar') && each.start <= start && each.end >= end,
  );

/**
 * By meaning, whether the words beside a mention show that it was read wrongly: "bache" is a child and not "avoid" ("current se bache ko"), "small" is said of a child and not of a burn, and
 * "movie" of a theatre and not of a story, as a red line on the skin is none; a head that "fat raha hai" aches, and one that "fat gaya" is hurt; who takes "mirgi ki dawa" has no fit; and a rope above a bite, a wound or a limb is to stop the blood.
 */
const misread: Partial<Record<Word, (mention: Mention<Word>, reading: ReadText<Word>) => boolean>> = {
  // "The ambulance is here" calls for none.
  urgentWords: ({ start, end }, { mentions }) =>
    mentions.some(({ meaning, ...each }) => meaning === 'helpHere' && each.start <= start && each.end >= end),
  blood: isOfBlood,
  tight: isOfBlood,
  seizure: isOfMedicine,
  fits: isOfMedicine,
  fitWord: isOfMedicine,
  // "He fell and hit his head" is an accident, "he hit her head and she fell" is violence: the order of the two verbs tells.
  hitting: ({ start, end }, { words: all, mentions }) =>
    mentions.some(({ meaning, ...fall }) => meaning === 'fellDown' && fall.end < start) &&
    SOMEBODYS.has(all[end + 1]?.key ?? '') &&
    mentions.some(({ meaning, ...each }) => meaning === 'hitHead' && each.start <= start && each.end >= end),
  fedIt: ({ end }, { words: all }) => all[end + 1]?.key === UP,
  pesticide: isDewormer,
  toxin: isDewormer,
  medicine: isDewormer,
  hitHead: ({ end }, { words: all }) => BURSTS.has(all[end]!.key) && GOES_ON.has(all[end + 1]?.key ?? ''),
  prevent: ({ start, end }, { words: all }) =>
    end > start && all[end]!.key.startsWith('bach') && POSTPOSITIONS.has(all[end + 1]?.key ?? ''),
  veiled: ({ start, end }, reading) =>
    reading.words.slice(start, end + 1).some(({ key }) => key === ROPE) &&
    tiesRopeAbove(reading) &&
    reading.mentions.some(({ meaning }) => BITTEN.includes(meaning)),
  minor: ({ start, end }, { mentions }) =>
    mentions.some(
      ({ meaning, ...each }) =>
        PEOPLE.includes(meaning) && (each.start === end + 1 || (each.start < start && each.end >= end)),
    ),
  story: ({ start, end }, { words: all, mentions }) =>
    SHOWS.has(all[end + 1]?.key ?? '') ||
    mentions.some(({ meaning, ...each }) => meaning === 'redStreak' && each.start <= end && each.end >= start),
};

/** A text without the mentions that are none. Pure. */
export const withoutMisread = (reading: ReadText<Word>): ReadText<Word> => ({
  ...reading,
  mentions: reading.mentions.filter((mention) => !misread[mention.meaning]?.(mention, reading)),
});
