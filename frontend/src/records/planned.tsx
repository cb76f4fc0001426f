import { LineItem } from '../look/line';
import { useMessages } from '../language/messages';
import { useClinic } from '../time/use-clinic';
import { dayOf } from '../time/clinic-time';
import { useNow } from '../time/use-now';
import { recordMessages } from './messages';
import { recordDay } from '../time/record-day';
import type { ShownEntry } from './shown-entry';

/** The follow-ups that are planned from today on, the latest first, as points ahead on the line. */
export function Planned({ entries }: { entries: readonly ShownEntry[] }) {
  const m = useMessages(recordMessages);
  const { timeZone } = useClinic();
  const today = dayOf(useNow(), timeZone);
  const planned = entries
    .flatMap(({ id, title, followUp, retracted }) =>
      followUp !== null && followUp >= today && !retracted ? [{ id, title, followUp }] : [],
    )
    .sort((a, b) => b.followUp.localeCompare(a.followUp));
  return planned.map(({ id, title, followUp }) => (
    <LineItem key={id} kind="ahead">
      <p>{m.timeline.followUp({ title })}</p>
      <p className="note num">{recordDay(followUp)}</p>
    </LineItem>
  ));
}
