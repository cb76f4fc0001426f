import { bellyAndKidneys } from './belly-kidneys.js';
import { bonesAndNerves } from './bones-nerves.js';
import { care } from './care.js';
import { complaints } from './complaints.js';
import { everyday } from './everyday.js';
import { heartAndLungs } from './heart-lungs.js';
import { infections } from './infections.js';
import { metabolism } from './metabolism.js';
import { mindAndHabits } from './mind-habits.js';
import { sexAndFamily } from './sex-and-family.js';
import { skinAndMind } from './skin-and-mind.js';
import { skinAndSenses } from './skin-senses.js';
import type { Topic } from './topic.js';
import { urgentSkills } from './urgent-skills.js';
import { womenAndChildren } from './women-children.js';

/** Every health topic that the built-in engine answers from. */
export const topics: readonly Topic[] = [
  ...infections,
  ...metabolism,
  ...heartAndLungs,
  ...bellyAndKidneys,
  ...skinAndSenses,
  ...bonesAndNerves,
  ...womenAndChildren,
  ...mindAndHabits,
  ...care,
  ...complaints,
  ...sexAndFamily,
  ...skinAndMind,
  ...urgentSkills,
  ...everyday,
];
