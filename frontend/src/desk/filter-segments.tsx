import { useListFilterContext } from 'react-admin';
import { listMessages as m } from './messages';

/** A filter of the list around it with few values, shown side by side. It stands in the address like every other filter. */
export function FilterSegments({
  source,
  label,
  names,
  all,
}: {
  source: string;
  label: string;
  /** What each value is called, in their order. */
  names: Readonly<Record<string, string>>;
  /** The value that stands for all of them; without one the filter is taken away. */
  all?: readonly string[];
}) {
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
