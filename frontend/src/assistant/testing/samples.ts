import type { Turn, WrittenAnswer } from '@anamnesis/contracts/assistant/turn';
import type { RecordExcerpt } from '@anamnesis/contracts/assistant/record-excerpt';

export const anAnswer = (more: Partial<WrittenAnswer> = {}): NonNullable<Turn['answer']> => ({
  ...{ emergency: null, text: 'CK is a protein of the muscles.', scope: 'medical', sources: [] },
  ...{ engine: { kind: 'built-in', model: null }, isStopped: false, failure: null },
  answeredAt: '2026-11-20T05:08:10.000Z',
  ...more,
});

export const aTurn = (more: Partial<Turn> = {}): Turn => ({
  ...{ questionId: '0a1b0000-0000-4000-8000-000000000001', question: 'What is CK?' },
  ...{ askedAt: '2026-11-20T05:08:00.000Z', used: [], answer: anAnswer(), failure: null },
  ...more,
});

export const anExcerpt = (digest: string, text: string): RecordExcerpt => ({
  items: [{ entryId: '0a1b0000-0000-4000-8000-00000000000a', kind: 'medicine', date: '2026-06-14', text }],
  ...{ text, digest },
});
