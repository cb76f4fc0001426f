import type { RecordExcerpt } from '@anamnesis/contracts/assistant/record-excerpt';
import type { GivenAdvice, Turn, WrittenAnswer } from '@anamnesis/contracts/assistant/turn';
import { useSyncExternalStore } from 'react';
import { currentSession, onSessionChange } from '../signed-in/session';
import type { Question } from './question';
import { keepQuestions, keptQuestions } from './typed';

/** How far the answer to a question is. */
export type Progress =
  | { state: 'writing' }
  | { state: 'stopped' }
  | { state: 'ended'; turn: Turn }
  | { state: 'failed'; error: unknown }
  /** It waits until the reader has seen what of the record would be sent now. */
  | { state: 'unconfirmed'; excerpt: RecordExcerpt; error: unknown };

/** A question that was asked on this tab, and what of its answer has arrived. */
export interface Asked extends Question {
  progress: Progress;
  /** When the progress changed last, ms since 1970. */
  at: number;
  emergency: GivenAdvice | null;
  text: string;
  sources: WrittenAnswer['sources'];
}

/** In the memory of this page, so that an answer goes on while the page changes; in the order of asking. */
let all: readonly Asked[] = [];
let running: { questionId: string; stop: AbortController } | null = null;
let person: string | null = null;
const listeners = new Set<() => void>();

const personNow = () => currentSession()?.user?.id ?? null;
const changed = () => listeners.forEach((listener) => listener());

function set(next: readonly Asked[]): void {
  all = next;
  keepQuestions(all.filter(({ progress }) => progress.state !== 'ended').map(asQuestion));
  changed();
}

const asQuestion = ({ questionId, question, askedAt, excerpt }: Question): Question => ({
  ...{ questionId, question, askedAt, excerpt },
});

const begun = (question: Question, progress: Progress, at: number): Asked => ({
  ...{ ...asQuestion(question), progress, at },
  ...{ emergency: null, text: '', sources: [] },
});

/** Where another person has signed in, begins with what they asked before the page was loaded again, and got no answer to. */
function followPerson(): void {
  if (person === personNow()) return;
  running?.stop.abort();
  [running, person] = [null, personNow()];
  all = keptQuestions().map((question) => begun(question, { state: 'failed', error: null }, 0));
}
onSessionChange(() => {
  followPerson();
  changed();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The questions of this tab; the same object until one changes. */
function askedNow(): readonly Asked[] {
  followPerson();
  return all;
}

/** The questions of this tab; re-renders when one changes. */
export const useAsked = (): readonly Asked[] => useSyncExternalStore(subscribe, askedNow);

/** Begins a question, or begins it again at its place. Returns the signal that ends with it. */
export function beginQuestion(question: Question): AbortSignal {
  followPerson();
  const stop = new AbortController();
  running = { questionId: question.questionId, stop };
  const asked = begun(question, { state: 'writing' }, Date.now());
  const known = all.find(({ questionId }) => questionId === asked.questionId);
  // The advice that was given stays in sight while the question is asked again.
  const again = { ...asked, emergency: known?.emergency ?? null };
  set(known ? all.map((each) => (each === known ? again : each)) : [...all, asked]);
  return stop.signal;
}

/** Adds what has arrived of an answer. */
export function addToAnswer(
  questionId: string,
  add: (asked: Asked) => Partial<Pick<Asked, 'emergency' | 'text' | 'sources'>>,
): void {
  set(all.map((each) => (each.questionId === questionId ? { ...each, ...add(each) } : each)));
}

/** Ends the run of a question. */
export function settle(questionId: string, progress: Exclude<Progress, { state: 'writing' }>): void {
  if (running?.questionId === questionId) running = null;
  set(all.map((each) => (each.questionId === questionId ? { ...each, progress, at: Date.now() } : each)));
}

/** Stops the answer that is being written. What has arrived of it stays. */
export function stopAnswer(): void {
  if (!running) return;
  const { questionId, stop } = running;
  settle(questionId, { state: 'stopped' });
  stop.abort();
}

/** Forgets a question, because it is asked under another id. */
export function forgetQuestion(questionId: string): void {
  set(all.filter((each) => each.questionId !== questionId));
}

/** Forgets what was asked before the conversation was cleared, perhaps on another tab or device. */
export function forgetAskedBefore(clearedAt: string): void {
  const isGone = ({ askedAt, progress }: Asked) =>
    progress.state !== 'writing' && Date.parse(askedAt) <= Date.parse(clearedAt);
  if (askedNow().some(isGone)) set(all.filter((each) => !isGone(each)));
}

/** Forgets all questions: the conversation was cleared. */
export function forgetAsked(): void {
  running?.stop.abort();
  running = null;
  set([]);
}
