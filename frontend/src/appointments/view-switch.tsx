import { CalendarClock, LayoutGrid } from 'lucide-react';
import { Icon } from '../look/icon';
import { messages } from './messages';

export type View = 'cards' | 'day';

const views = [
  { view: 'cards', name: messages.cards, icon: LayoutGrid },
  { view: 'day', name: messages.day, icon: CalendarClock },
] as const;

/** The list of what is to come, or one day on the line. */
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
