import { useListFilterContext } from 'react-admin';
import { listMessages as m } from './messages';

/** A filter of the list around it with few values, shown side by side. It stands in the address like every other filter. */
export function FilterSegments({
  source,
  label,
  names,
}: {
  source: string;
  label: string;
  /** What each value is called, in their order. */
  names: Readonly<Record<string, string>>;
}) {
  const { filterValues, setFilters } = useListFilterContext();
  const { [source]: chosen, ...others } = filterValues as Record<string, unknown>;
  const segment = (name: string, value: string | undefined) => (
    <button
      key={name}
      type="button"
      aria-pressed={chosen === value}
      onClick={() => setFilters(value === undefined ? others : { ...others, [source]: value })}
    >
      {name}
    </button>
  );
  return (
    <div className="seg" role="group" aria-label={label}>
      {Object.entries(names).map(([value, name]) => segment(name, value))}
      {segment(m.all, undefined)}
    </div>
  );
}
