import type { TopicAnswer } from '../topic-answer.js';
import { bellyKidneysAnswers } from './belly-kidneys.js';
import { bonesNervesAnswers } from './bones-nerves.js';
import { careAnswers } from './care.js';
import { childrenAnswers } from './children.js';
import { diabetesAnswers } from './diabetes.js';
import { heartLungsAnswers } from './heart-lungs.js';
import { infectionsAnswers } from './infections.js';
import { metabolismAnswers } from './metabolism.js';
import { mindHabitsAnswers } from './mind-habits.js';
import { skinSensesAnswers } from './skin-senses.js';
import { womenAnswers } from './women.js';

/** Every answer to one question about a topic. */
export const topicAnswers: readonly TopicAnswer[] = [
  ...bellyKidneysAnswers,
  ...bonesNervesAnswers,
  ...careAnswers,
  ...childrenAnswers,
  ...diabetesAnswers,
  ...heartLungsAnswers,
  ...infectionsAnswers,
  ...metabolismAnswers,
  ...mindHabitsAnswers,
  ...skinSensesAnswers,
  ...womenAnswers,
];
