import { CalendarClock, CalendarRange, History, LayoutGrid } from 'lucide-react';
import { Icon } from '../look/icon';
import { messages } from './messages';

export type View = 'cards' | 'day' | 'week' | 'history';

const views = [
  { view: 'cards', name: messages.cards, icon: LayoutGrid },
  { view: 'day', name: messages.day, icon: CalendarClock },
  { view: 'week', name: messages.week, icon: CalendarRange },
  { view: 'history', name: messages.history, icon: History },
] as const;

/** The list of what is to come, one day on the line, a week, or what is over. */
export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <div className="seg" role="group" aria-label={messages.view}>
      {views.map(({ view: one, name, icon }) => (
        <button key={one} type="button" aria-pressed={view === one} onClick={() => onChange(one)}>
          <Icon of={icon} size={18} />
          {name}
        </button>
      ))}
    </div>
  );
}
