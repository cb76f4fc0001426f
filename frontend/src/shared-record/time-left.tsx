import { useMessages } from '../language/messages';
import { useNow } from '../time/use-now';
import { sharedRecordMessages } from './messages';

const MINUTE_MILLISECONDS = 60_000;

/** The time until the record closes, `endsAt` in milliseconds. It alone is drawn each second, not the record. */
export function TimeLeft({ endsAt }: { endsAt: number }) {
  const m = useMessages(sharedRecordMessages);
  const minutes = Math.max(1, Math.ceil((endsAt - useNow(1_000).getTime()) / MINUTE_MILLISECONDS));
  return (
    <p className="note num" role="timer">
      {m.closesIn({ minutes })}
    </p>
  );
}
