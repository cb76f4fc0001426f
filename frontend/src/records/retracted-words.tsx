import { useMessages } from '../language/messages';
import { useMomentDay } from '../time/use-moment-day';
import { recordMessages } from './messages';

/** Why an entry was retracted, and on which day of the clinic. */
export function RetractedWords({ retracted: { at, reason } }: { retracted: { at: string; reason: string } }) {
  const m = useMessages(recordMessages);
  const momentDay = useMomentDay();
  return m.retractedOn({ reason, date: momentDay(at) });
}
