import { isAlarm } from '@anamnesis/contracts/assistant/emergency-kinds';
import type { GivenAdvice } from '@anamnesis/contracts/assistant/turn';
import { useState } from 'react';
import { useMessages } from '../language/messages';
import type { Asked } from './asked';
import type { Entry } from './conversation';
import { type AssistantTexts, assistantMessages } from './messages';
import { problemOf } from './problem';

/** The numbers above an answer. An alarm is not told here: it was announced at once. */
function numbersIn(advice: GivenAdvice | null | undefined): string {
  if (!advice || isAlarm(advice.kinds)) return '';
  return [...advice.whatToDo, ...advice.numbers.map(({ number, label }) => `${number}: ${label}.`), ''].join(' ');
}

/** What a screen reader is told of a question that was asked on this tab: that the answer is written, and then the whole of it, once. */
function announcementOf(m: AssistantTexts, { progress, text }: Asked): string {
  switch (progress.state) {
    case 'writing':
      return m.writing;
    case 'ended':
      return `${m.assistant} ${numbersIn(progress.turn.answer?.emergency)}${progress.turn.answer?.text ?? ''}`;
    case 'stopped':
      return `${m.assistant} ${text} ${m.stopped}`;
    case 'failed':
      return progress.error === null ? '' : m.problem({ sentence: problemOf(m, progress.error).sentence });
    case 'unconfirmed':
      return '';
  }
}

/** Announces the newest answer politely. What was there before the panel was opened is not announced. */
export function Announcement({ entries }: { entries: readonly Entry[] }) {
  const m = useMessages(assistantMessages);
  const [said, setSaid] = useState('');
  const newest = entries.at(-1);
  const now = newest?.from === 'tab' ? announcementOf(m, newest.asked) : null;
  // Once the server has the answer, what was said stays: another text would be read again.
  if (now !== null && now !== said) setSaid(now);
  return (
    <p className="sr" role="status">
      {said}
    </p>
  );
}
