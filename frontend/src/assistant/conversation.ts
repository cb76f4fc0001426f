import { ANSWER_LOST_AFTER } from '@anamnesis/contracts/assistant/constants';
import type { GivenAdvice, Turn } from '@anamnesis/contracts/assistant/turn';
import type { Asked } from './asked';

/** A question and its answer: as the server has them, or as they are on this tab. */
export type Entry =
  | { readonly from: 'server'; readonly id: string; readonly askedAt: string; readonly turn: Turn }
  | { readonly from: 'tab'; readonly id: string; readonly askedAt: string; readonly asked: Asked };

const isSettled = ({ answer, failure }: Turn): boolean => answer !== null || failure !== null;

/** Whether the answer to a turn is still being written, on another tab or another device. */
export const isBeingWritten = (turn: Turn, now: number): boolean =>
  !isSettled(turn) && now - Date.parse(turn.askedAt) < ANSWER_LOST_AFTER;

/** Whether a question of this tab is shown as this tab knows it. `turn` is what the server knew of it when it was asked at `readAt`, in ms. */
function isShownFromTab({ progress, at }: Asked, turn: Turn | undefined, readAt: number): boolean {
  if (progress.state === 'writing' || progress.state === 'unconfirmed' || readAt <= at) return true;
  if (turn) return !isSettled(turn);
  // The conversation was cleared elsewhere; what failed may never have reached the server.
  return progress.state !== 'ended';
}

/**
 * The conversation, oldest first: the server's turns (oldest first, asked for at `readAt`), and what this tab knows more of. What the server
 * does not know is at its time; a question that is being answered is the newest, also by a clock that is behind.
 */
export function conversationOf(turns: readonly Turn[], asked: readonly Asked[], readAt: number): Entry[] {
  const known = new Map(turns.map((turn) => [turn.questionId, turn]));
  const fromTab = new Map(
    asked
      .filter((each) => isShownFromTab(each, known.get(each.questionId), readAt))
      .map((each) => [each.questionId, each]),
  );
  const entryOf = (turn: Turn): Entry => {
    const { questionId: id, askedAt } = turn;
    const mine = fromTab.get(id);
    return mine ? { from: 'tab', id, askedAt, asked: mine } : { from: 'server', id, askedAt, turn };
  };
  const unknown = [...fromTab.values()]
    .filter(({ questionId }) => !known.has(questionId))
    .map((mine): Entry => ({ from: 'tab', id: mine.questionId, askedAt: mine.askedAt, asked: mine }));
  const all = [...turns.map(entryOf), ...unknown];
  const isAnsweredNow = (entry: Entry) =>
    entry.from === 'tab' && !known.has(entry.id) && ['writing', 'ended'].includes(entry.asked.progress.state);
  return all.sort(
    (one, other) =>
      Number(isAnsweredNow(one)) - Number(isAnsweredNow(other)) || Date.parse(one.askedAt) - Date.parse(other.askedAt),
  );
}

/** The advice that was given so far to a question: for an emergency, or numbers above an answer; null without any. */
export function adviceIn(entry: Entry): GivenAdvice | null {
  if (entry.from === 'server') return entry.turn.answer?.emergency ?? null;
  const { emergency, progress } = entry.asked;
  return progress.state === 'ended' ? (progress.turn.answer?.emergency ?? null) : emergency;
}
