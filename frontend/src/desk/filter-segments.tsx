import { useListFilterContext } from 'react-admin';
import { useMessages } from '../language/messages';
import { listMessages } from './messages';

/** A filter of the surrounding list with few values, shown side by side. Like every other filter it is part of the URL. */
export function FilterSegments({
  source,
  label,
  names,
  all,
}: {
  source: string;
  label: string;
  /** The name of each value, in the order of display. */
  names: Readonly<Record<string, string>>;
  /** The filter value that means all of them; without one the filter is removed. */
  all?: readonly string[];
}) {
  const m = useMessages(listMessages);
  const { filterValues, setFilters } = useListFilterContext();
  const { [source]: chosen, ...others } = filterValues as Record<string, unknown>;
  const segment = (name: string, value: string | readonly string[] | undefined, isChosen: boolean) => (
    <button
      key={name}
      type="button"
      aria-pressed={isChosen}
      onClick={() => setFilters(value === undefined ? others : { ...others, [source]: value })}
    >
      {name}
    </button>
  );
  return (
    <div className="seg" role="group" aria-label={label}>
      {Object.entries(names).map(([value, name]) => segment(name, value, chosen === value))}
      {segment(m.all, all, typeof chosen !== 'string')}
    </div>
  );
}
