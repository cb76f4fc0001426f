import type { TopicAnswer } from '../topic-answer.js';
import { bellyAnswers } from './belly.js';
import { diabetesAnswers } from './diabetes.js';
import { heartAnswers } from './heart.js';
import { infectionAnswers } from './infections.js';
import { metabolismAnswers } from './metabolism.js';
import { moreAnswers } from './more.js';
import { otherAnswers } from './others.js';
import { womenAndChildrenAnswers } from './women-children.js';

/** Every answer to one question about a topic. */
export const topicAnswers: readonly TopicAnswer[] = [
  ...diabetesAnswers,
  ...metabolismAnswers,
  ...heartAnswers,
  ...bellyAnswers,
  ...infectionAnswers,
  ...womenAndChildrenAnswers,
  ...otherAnswers,
  ...moreAnswers,
];
