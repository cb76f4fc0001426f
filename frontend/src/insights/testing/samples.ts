import type { Insight, SpokenSummary } from '@anamnesis/contracts/insights/insight';

export const entryId = '0a1b0000-0000-4000-8000-000000000003';

const written = { entryId, writtenAt: '2026-11-18T06:00:00.000Z', failure: null, leftOut: [] } as const;

export const anInsight = (more: Partial<Insight> = {}): Insight => ({
  ...{ ...written, leftOut: [] },
  engine: { kind: 'built-in', model: null },
  sources: ['Table of reference ranges for adults'],
  blocks: [
    { kind: 'paragraph', text: 'Your LDL is 135 mg/dL.', source: null },
    { kind: 'heading', text: 'Your values' },
    { kind: 'list', items: [{ text: 'Triglycerides, 164. Close to the limit.', source: null, trend: 'falling' }] },
    { kind: 'heading', text: 'To ask Dr. Rao' },
    { kind: 'list', items: [{ text: 'Is 10 mg still the right dose?', source: null }] },
  ],
  ...more,
});

export const aSummary = (sentences: string[], more: Partial<SpokenSummary> = {}): SpokenSummary => ({
  ...{ ...written, leftOut: [] },
  engine: { kind: 'built-in', model: null },
  sentences,
  ...more,
});
