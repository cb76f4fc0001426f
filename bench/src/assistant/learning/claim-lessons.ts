import { claimOutcomes, taughtText } from '@anamnesis/clinical/assistant/claims/learned-claims';
import { collectSentences } from '@anamnesis/clinical/assistant/claims/sentences';
import { developedSentences } from '@anamnesis/clinical/assistant/claims/testing/developed-sentences';
import { freshSentences } from '@anamnesis/clinical/assistant/claims/testing/fresh-sentences';
import { seenSentences } from '@anamnesis/clinical/assistant/claims/testing/seen-sentences';
import { taughtSentences } from '@anamnesis/clinical/assistant/claims/testing/taught-sentences';
import type { WrittenWeights } from '@anamnesis/clinical/assistant/danger/weights';
import { topics } from '@anamnesis/clinical/assistant/topics/all';
import { learn } from './learn.js';
import { writtenWeights } from './write-weights.js';

/** `weight`: a smaller weight is not written. */
const LEARNED = { least: 3, decay: 0, weight: 0.05 };

const sentencesOf = (text: string): readonly string[] => {
  const collected = collectSentences();
  return [...collected.add(text), collected.rest()].map((each) => each.trim()).filter((each) => each !== '');
};

/** The weights of forbidden claims in sentences of a provider, as they are written. Learned from the sets that may be read, and from our own topics. */
export function claimWeights(): WrittenWeights {
  const sets = [developedSentences, seenSentences, freshSentences.developed, taughtSentences];
  const own = topics.flatMap(({ en, hi }) => [en.text, hi.text]).flatMap(sentencesOf);
  const honest = [...sets.flatMap(({ good }) => good), ...own];
  const lessons = [
    ...honest.map((text) => ({ text: taughtText(text), outcome: claimOutcomes.indexOf('honest') })),
    ...sets
      .flatMap(({ bad }) => bad)
      .map((text) => ({ text: taughtText(text), outcome: claimOutcomes.indexOf('forbidden') })),
  ];
  const weights = learn(lessons, claimOutcomes.length, LEARNED);
  return { outcomes: claimOutcomes, weights: writtenWeights(weights, LEARNED.weight) };
}
