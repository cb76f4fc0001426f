import { describe, test } from '@jest/globals';
import { QUESTIONS_A_DAY } from '@anamnesis/contracts/assistant/constants';
import type { AssistantEvent } from '@anamnesis/contracts/assistant/events';
import type { AnswerFailure, WrittenAnswer } from '@anamnesis/contracts/assistant/turn';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { conversationDecider } from './conversation.decider.js';

const id = (n: number) => `0a1b0000-0000-4000-8000-0000000000${(10 + n).toString()}`;
const [patientId, questionId, attemptId, other] = [id(0), id(1), id(2), id(3)] as [string, string, string, string];
const now = '2026-11-20T06:00:00.000Z';
const [justNow, earlier, yesterday] = [
  '2026-11-20T05:59:50.000Z',
  '2026-11-20T05:00:00.000Z',
  '2026-11-19T05:00:00.000Z',
];
const { given } = givenWhenThen(conversationDecider, { now: new Date(now) });

const attempt = { patientId, questionId, attemptId };
const asked = (askedAt: string, changes: Partial<typeof attempt> = {}): AssistantEvent => ({
  type: 'QuestionAsked',
  data: { ...attempt, question: 'Why do my legs ache?', used: [], askedAt, ...changes },
});
const answer: WrittenAnswer = {
  ...{ emergency: null, text: 'It can be.', engine: { kind: 'built-in', model: null }, scope: 'medical' },
  ...{ sources: [], isStopped: false, failure: null },
};
const stopped = { ...answer, isStopped: true };
/** The numbers, and a provider that failed. */
const belowNumbers = {
  ...{ ...answer, text: '', emergency: { kinds: ['unsure' as const], whatToDo: ['Call now.'], numbers: [] } },
  failure: { code: 'AI_FAILED' as const, message: 'The AI provider failed.', parameters: {} },
};
const answered = (answeredAt: string, given = answer): AssistantEvent => ({
  type: 'AnswerGiven',
  data: { ...attempt, ...given, answeredAt },
});
const failure: AnswerFailure = { code: 'AI_EMPTY', message: 'Empty response from AI', parameters: {} };
const failed: AssistantEvent = { type: 'AnswerFailed', data: { ...attempt, failure, failedAt: now } };
const cleared: AssistantEvent = {
  type: 'ConversationCleared',
  data: { patientId, questionIds: [questionId], clearedAt: now },
};
const ask = { type: 'AskQuestion', data: { ...attempt, question: 'Why do my legs ache?', used: [] } } as const;
const again = { type: 'AskAgain', data: { ...attempt, attemptId: other } } as const;
const askedAgain: AssistantEvent = {
  type: 'QuestionAskedAgain',
  data: { ...attempt, attemptId: other, askedAgainAt: now },
};
const give = { type: 'GiveAnswer', data: { ...attempt, answer } } as const;
const fail = { type: 'FailAnswer', data: { ...attempt, failure } } as const;

describe('a question', () => {
  test('is asked once', () => {
    given().when(ask).then(asked(now));
    given(asked(justNow)).when(ask).thenNothing();
  });

  test('is asked again if its answer failed, was stopped, or never came', () => {
    given(asked(justNow), failed).when(again).then(askedAgain);
    given(asked(justNow), answered(now, stopped)).when(again).then(askedAgain);
    given(asked(justNow), answered(now, belowNumbers)).when(again).then(askedAgain);
    given(asked(earlier)).when(again).then(askedAgain);
  });

  test('is not asked again while its answer is written, nor once it has one', () => {
    given(asked(justNow)).when(again).thenNothing();
    given(asked(earlier), answered(earlier)).when(again).thenNothing();
    given(asked(justNow), failed, {
      ...askedAgain,
      data: { ...askedAgain.data, askedAgainAt: justNow },
    } as AssistantEvent)
      .when(again)
      .thenNothing();
  });

  test('that was cleared cannot be asked again', () => {
    given(asked(earlier), cleared).when(again).thenRefuses('QUESTION_CLEARED');
  });

  test('is refused after as many as a day has, until the first of them is a day ago; asking again counts too', () => {
    const many = (at: string) => Array.from({ length: QUESTIONS_A_DAY }, () => asked(at, { questionId: other }));
    given(...many(earlier))
      .when(ask)
      .thenRefuses('QUESTIONS_EXCEEDED');
    given(...many(earlier), cleared)
      .when(ask)
      .thenRefuses('QUESTIONS_EXCEEDED');
    given(...many(earlier), asked(earlier), failed)
      .when(again)
      .thenRefuses('QUESTIONS_EXCEEDED');
    given(...many(yesterday))
      .when(ask)
      .then(asked(now));
  });
});

describe('an answer', () => {
  test('is recorded once, of the run that is awaited', () => {
    given(asked(justNow)).when(give).then(answered(now));
    given(asked(justNow), answered(justNow)).when(give).thenNothing();
    given(asked(justNow), failed, askedAgain).when(give).thenNothing();
    // Late, after the built-in engine answered in the place of a provider.
    given(asked(justNow), answered(justNow, belowNumbers)).when(give).thenNothing();
  });

  test('fails once', () => {
    given(asked(justNow)).when(fail).then(failed);
    given(asked(justNow), failed).when(fail).thenNothing();
    given(asked(justNow), answered(now)).when(fail).thenNothing();
  });

  test('to a question that was cleared meanwhile is dropped', () => {
    given(asked(justNow), cleared).when(give).thenNothing();
    given(asked(justNow), cleared).when(fail).thenNothing();
  });
});

test('a conversation is cleared with all its questions, once', () => {
  const clear = { type: 'ClearConversation', data: { patientId } } as const;
  given(asked(earlier), answered(earlier)).when(clear).then(cleared);
  given(asked(earlier), cleared).when(clear).thenNothing();
  given().when(clear).thenNothing();
});
