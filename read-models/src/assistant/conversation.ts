import {
  AnswerFailed,
  AnswerGiven,
  ConversationCleared,
  QuestionAsked,
  QuestionAskedAgain,
} from '@anamnesis/contracts/assistant/events';
import type { UsedEntry } from '@anamnesis/contracts/assistant/record-excerpt';
import type { AnswerFailure, Turn } from '@anamnesis/contracts/assistant/turn';
import { change, put, remove } from '@anamnesis/platform/read-model/change';
import { json, moment, nullable, position, text, uuid } from '@anamnesis/platform/read-model/column';
import { defineReadModel } from '@anamnesis/platform/read-model/read-model';
import { defineTable, type RowOf } from '@anamnesis/platform/read-model/table';

const turns = defineTable({
  name: 'assistant_turns',
  key: 'question_id',
  subject: 'patient_id',
  columns: {
    question_id: uuid(),
    patient_id: uuid(),
    /** Where the question stands in the log: the order of the conversation. */
    position: position(),
    question: text(),
    asked_at: moment(),
    used: json<readonly UsedEntry[]>(),
    answer: nullable(json<NonNullable<Turn['answer']>>()),
    failure: nullable(json<AnswerFailure>()),
  },
  indexes: ['(patient_id, position desc)'],
});
export type AssistantTurnRow = RowOf<typeof turns>;

const clearings = defineTable({
  name: 'assistant_clearings',
  key: 'patient_id',
  subject: 'patient_id',
  columns: {
    patient_id: uuid(),
    /** The last time. */
    cleared_at: moment(),
  },
});
export type AssistantClearingRow = RowOf<typeof clearings>;

/** A patient's conversation with the assistant. Of a cleared one nothing is left but when that was. */
export const assistantConversation = defineReadModel({
  name: 'assistant-conversation',
  version: 2,
  tables: [turns, clearings],
  handles: [QuestionAsked, QuestionAskedAgain, AnswerGiven, AnswerFailed, ConversationCleared] as const,
  on: {
    QuestionAsked: ({ position: at, data: { questionId, patientId, question, askedAt, used } }) =>
      put(turns, {
        ...{ question_id: questionId, patient_id: patientId, position: at, question, asked_at: askedAt, used },
        ...{ answer: null, failure: null },
      }),
    QuestionAskedAgain: ({ data: { questionId } }) => change(turns, questionId, { answer: null, failure: null }),
    AnswerGiven: ({ data: { patientId: _, questionId, attemptId: __, ...answer } }) =>
      change(turns, questionId, { answer }),
    AnswerFailed: ({ data: { questionId, failure } }) => change(turns, questionId, { failure }),
    ConversationCleared: ({ data: { patientId, questionIds, clearedAt } }) => [
      ...questionIds.map((id) => remove(turns, id)),
      put(clearings, { patient_id: patientId, cleared_at: clearedAt }),
    ],
  },
});
