import type { TopicAnswer } from '../topic-answer.js';
import { bellyKidneysAnswers } from './belly-kidneys.js';
import { bonesNervesAnswers } from './bones-nerves.js';
import { careAnswers } from './care.js';
import { childrenAnswers } from './children.js';
import { commonMedicinesAnswers } from './common-medicines.js';
import { dailyLifeAnswers } from './daily-life.js';
import { diabetesAnswers } from './diabetes.js';
import { familyAnswers } from './family.js';
import { heartLungsAnswers } from './heart-lungs.js';
import { illnessesAnswers } from './illnesses.js';
import { infectionsAnswers } from './infections.js';
import { medicinesAnswers } from './medicines.js';
import { metabolismAnswers } from './metabolism.js';
import { mindHabitsAnswers } from './mind-habits.js';
import { sensesHabitsAnswers } from './senses-habits.js';
import { skinSensesAnswers } from './skin-senses.js';
import { testsAnswers } from './tests.js';
import { womenAnswers } from './women.js';

/** Every answer to one question about a topic. */
export const topicAnswers: readonly TopicAnswer[] = [
  ...bellyKidneysAnswers,
  ...bonesNervesAnswers,
  ...careAnswers,
  ...childrenAnswers,
  ...commonMedicinesAnswers,
  ...dailyLifeAnswers,
  ...diabetesAnswers,
  ...familyAnswers,
  ...heartLungsAnswers,
  ...illnessesAnswers,
  ...infectionsAnswers,
  ...medicinesAnswers,
  ...metabolismAnswers,
  ...mindHabitsAnswers,
  ...sensesHabitsAnswers,
  ...skinSensesAnswers,
  ...testsAnswers,
  ...womenAnswers,
];
