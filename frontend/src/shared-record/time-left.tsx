import { useMessages } from '../language/messages';
import { useMinutesUntil } from '../time/use-minutes-until';
import { sharedRecordMessages } from './messages';

/** The time until the record closes, `endsAt` in milliseconds. */
export function TimeLeft({ endsAt }: { endsAt: number }) {
  const m = useMessages(sharedRecordMessages);
  const minutes = Math.max(1, useMinutesUntil(endsAt));
  return (
    <p className="note num" role="timer">
      {m.closesIn({ minutes })}
    </p>
  );
}
