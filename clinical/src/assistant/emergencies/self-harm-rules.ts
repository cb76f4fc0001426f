import { type EmergencyRule, rule } from './rule.js';
import { farewellSigns } from './words.js';

/** Words of a message within which two signs of a farewell belong together. */
const FAREWELL = 60;
/** Two signs of different kinds, or one after a loss. */
const farewells = farewellSigns.flatMap((sign, index) => [
  ...farewellSigns.slice(index + 1).map((other) => rule('selfHarm', `${sign} ${other}`, { within: FAREWELL })),
  rule('selfHarm', `loss ${sign}`, { within: FAREWELL }),
]);

/** What people say who wish to die or to hurt themselves or others: the wish, the means at hand, the place, the farewell. */
export const selfHarmRules: readonly EmergencyRule[] = [
  rule('selfHarm', 'suicide'),
  rule('selfHarm', 'hanging', { within: 4, unless: ['eatingNow', 'objects', 'throat', 'learning'] }),
  rule('selfHarm', 'wantDeath', { within: 5 }),
  rule('selfHarm', 'die wish', { within: 5, unless: ['machine'] }),
  rule('selfHarm', 'live not wish', { within: 6, unless: ['blemish'] }),
  rule('selfHarm', 'toDie', { unless: ['pests', 'machine', 'others'] }),
  rule('selfHarm', 'first die must', { within: 7, unless: ['machine'] }),
  rule('selfHarm', 'live lifeOver', { within: 5 }),
  rule('selfHarm', 'end self', { within: 4 }),
  rule('selfHarm', 'hurtSelf self', { within: 4, unless: ['chores'] }),
  rule('selfHarm', 'swallowed toxin|medicine|poison wish', { within: 7, unless: ['general', 'subject'] }),
  rule('selfHarm', 'toxin|medicine die', { within: 8, unless: ['pests', 'machine'] }),
  rule('selfHarm', 'toxin|medicine end self|first', { within: 10, unless: ['pests', 'machine'] }),
  rule('selfHarm', 'first swallowed allOf medicine|toxin', { within: 9, unless: ['mistake'] }),
  rule('selfHarm', 'taken toxin|poison|medicine|drug despair', { within: 14, unless: ['mistake'] }),
  rule('selfHarm', 'saysSo poison|toxin|drug willTake', { within: 14, unless: ['clinician'] }),
  rule('selfHarm', 'saysSo willEnd', { within: 12, unless: ['clinician', 'playing'] }),
  rule('selfHarm', 'toxin|poison|drug staresAt', { within: 12 }),
  rule('selfHarm', 'veiled', { unless: ['inSmoke', 'buildingFire'] }),
  rule('selfHarm', 'farewell', { within: 2, unless: ['thanks'] }),
  rule('selfHarm', 'goSoon', { within: 4, unless: ['errand'] }),
  rule('selfHarm', 'everything', { within: 4, unless: ['meal'] }),
  rule('selfHarm', 'letMe die', { within: 4, unless: ['machine'] }),
  rule('selfHarm', 'dose lethal', { within: 4 }),
  rule('selfHarm', 'howMuch medicine|toxin|drug|poison lethal', { within: 12, unless: ['pests'] }),
  rule('selfHarm', 'bleedOut howLong|self', { within: 10 }),
  rule('selfHarm', 'medicine|drug container|allOf atHand', { within: 10 }),
  rule('selfHarm', 'edge standing', { within: 5 }),
  rule('selfHarm', 'edge leap', { within: 6 }),
  rule('selfHarm', 'train track waiting', { within: 12 }),
  rule('selfHarm', 'rope brought', { within: 5 }),
  rule('selfHarm', 'suicideRegional'),
  rule('selfHarm', 'bladeOnly limb|marks|self', { within: 8, unless: ['chores'] }),
  rule('selfHarm', 'deliberately swallowed|medicine', { within: 12 }),
  rule('selfHarm', 'jeena not', { within: 4, unless: ['blemish'] }),
  rule('selfHarm', 'god takeMe', { within: 6 }),
  rule('selfHarm', 'means gathered', { within: 6 }),
  rule('selfHarm', 'waterBody leap', { within: 5 }),
  rule('selfHarm', 'hurtSelf|blade limb|self relief', { within: 16, unless: ['chores'] }),
  rule('selfHarm', 'blade relief self|limb|first', { within: 9, unless: ['chores'] }),
  rule('selfHarm', 'wish harmOthers others|baby', { within: 8, unless: ['pests'] }),
  rule('selfHarm', 'willHarm baby|others', { within: 6, unless: ['saysSo', 'pests', 'playing'] }),
  rule('selfHarm', 'voices harmOthers|end baby|others|self', { within: 12 }),
  rule('selfHarm', 'lockedSelf lethalThing', { within: 10 }),
  rule('selfHarm', 'accelerant threw onSelf', { within: 10, unless: ['mistake'] }),
  rule('selfHarm', 'cutsOwnVein', { unless: ['mistake', 'chores'] }),
  rule('selfHarm', 'someoneElse cutsVein', { within: 10, unless: ['chores'] }),
  rule('selfHarm', 'foundHanging someoneElse', { within: 12 }),
  rule('selfHarm', 'hangedThemselves'),
  ...farewells,
];
