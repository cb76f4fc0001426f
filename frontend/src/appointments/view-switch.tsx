import { CalendarClock, CalendarRange, History, LayoutGrid } from 'lucide-react';
import { Icon } from '../look/icon';
import { appointmentMessages } from './messages';
import { useMessages } from '../language/messages';
import type { View } from './views';

const views = [
  { view: 'cards', icon: LayoutGrid },
  { view: 'day', icon: CalendarClock },
  { view: 'week', icon: CalendarRange },
  { view: 'history', icon: History },
] as const;

/** Switches between open consultations, the timeline of a day, a week, and the history. */
export function ViewSwitch({ view, onChange }: { view: View | undefined; onChange: (view: View) => void }) {
  const m = useMessages(appointmentMessages);
  return (
    <div className="seg" role="group" aria-label={m.view}>
      {views.map(({ view: each, icon }) => (
        <button key={each} type="button" aria-pressed={view === each} onClick={() => onChange(each)}>
          <Icon of={icon} size={18} />
          {m[each]}
        </button>
      ))}
    </div>
  );
}
