import { ASSISTANT, currentSession } from '../signed-in/session';
import type { Question } from './question';

/** What a person typed on this tab: it survives a reload, and ends with the session. */
interface Kept {
  of: string | null;
  /** What is typed and not sent. */
  draft: string;
  /** What was sent, and has no answer on this tab yet. */
  questions: Question[];
}

const owner = () => currentSession()?.user?.id ?? null;

function kept(): Kept {
  const nothing = { of: owner(), draft: '', questions: [] };
  try {
    const found = JSON.parse(sessionStorage.getItem(ASSISTANT) ?? 'null') as Kept | null;
    return found?.of === nothing.of ? found : nothing;
  } catch {
    return nothing; // not written by this module
  }
}

function keep(next: Partial<Kept>): void {
  // After a sign-out there is nobody whose text it is.
  if (owner() !== null) sessionStorage.setItem(ASSISTANT, JSON.stringify({ ...kept(), ...next }));
}

export const keptDraft = (): string => kept().draft;
export const keepDraft = (draft: string): void => keep({ draft });
export const keptQuestions = (): readonly Question[] => kept().questions;
export const keepQuestions = (questions: Question[]): void => keep({ questions });
