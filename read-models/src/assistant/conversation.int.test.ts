import { afterAll, beforeAll, test } from '@jest/globals';
import type { AssistantEvent } from '@anamnesis/contracts/assistant/events';
import type { WrittenAnswer } from '@anamnesis/contracts/assistant/turn';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { readModelStory } from '@anamnesis/platform/testing/read-model-story';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { patientId } from '../testing/facts.js';
import { assistantConversation } from './conversation.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let story: Awaited<ReturnType<typeof readModelStory>>;
beforeAll(async () => {
  database = await testDatabase();
  story = await readModelStory(database.pool, assistantConversation, eventDefinitions);
});
afterAll(() => database.close());

const at = '2026-11-20T05:00:00.000Z';
const later = '2026-11-20T06:00:00.000Z';
const id = (n: number) => `0a1b0000-0000-4000-8000-00000000001${n.toString()}`;
const asked = (n: number): AssistantEvent => ({
  type: 'QuestionAsked',
  data: { patientId, questionId: id(n), attemptId: id(9), question: `Question ${n.toString()}`, used: [], askedAt: at },
});
const run = (n: number) => ({ patientId, questionId: id(n), attemptId: id(9) });
const failure = { code: 'AI_EMPTY', message: 'Empty response from AI', parameters: {} } as const;
const failed = (n: number): AssistantEvent => ({ type: 'AnswerFailed', data: { ...run(n), failure, failedAt: at } });
const again = (n: number): AssistantEvent => ({ type: 'QuestionAskedAgain', data: { ...run(n), askedAgainAt: at } });
const answer: WrittenAnswer = {
  ...{ emergency: null, text: 'Rest.', engine: { kind: 'built-in', model: null }, scope: 'medical' },
  ...{ sources: [], isStopped: false, failure: null },
};
const given = (n: number): AssistantEvent => ({ type: 'AnswerGiven', data: { ...run(n), ...answer, answeredAt: at } });
const query =
  "select question, answer ->> 'text' as text, failure ->> 'code' as failed from {schema}.assistant_turns order by position";

test('a question waits for its answer, and has it', async () => {
  await story.given(asked(1), asked(2), given(1)).then(query, [
    { question: 'Question 1', text: 'Rest.', failed: null },
    { question: 'Question 2', text: null, failed: null },
  ]);
});

test('a failure stands until the question is asked again', async () => {
  await story.given(asked(1), failed(1)).then(query, [{ question: 'Question 1', text: null, failed: 'AI_EMPTY' }]);
  await story.given(asked(1), failed(1), again(1)).then(query, [{ question: 'Question 1', text: null, failed: null }]);
  await story
    .given(asked(1), failed(1), again(1), given(1))
    .then(query, [{ question: 'Question 1', text: 'Rest.', failed: null }]);
});

test('of a cleared conversation nothing is left; what was asked later stays', async () => {
  const cleared = {
    type: 'ConversationCleared' as const,
    data: { patientId, questionIds: [id(1), id(2)], clearedAt: at },
  };
  await story
    .given(asked(1), given(1), asked(2), cleared, asked(3))
    .then(query, [{ question: 'Question 3', text: null, failed: null }]);
  await story
    .given(asked(1), cleared, asked(3), { ...cleared, data: { ...cleared.data, clearedAt: later } })
    .then('select cleared_at as "clearedAt" from {schema}.assistant_clearings', [{ clearedAt: later }]);
});
