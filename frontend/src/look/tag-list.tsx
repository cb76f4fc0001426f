import { X } from 'lucide-react';
import { useMessages } from '../language/messages';
import { Icon } from './icon';
import { lookMessages } from './messages';

/** A list of removable tags; renders nothing if it is empty. */
export function TagList({
  tags,
  nameOf = (tag) => tag,
  onChange,
}: {
  tags: readonly string[];
  /** What is shown for a tag. */
  nameOf?: ((tag: string) => string) | undefined;
  onChange: (tags: string[]) => void;
}) {
  const m = useMessages(lookMessages);
  if (tags.length === 0) return null;
  return (
    <ul className="tags" style={{ marginTop: 10 }}>
      {tags.map((tag) => (
        <li key={tag}>
          {nameOf(tag)}
          <button
            type="button"
            className="mini-x"
            aria-label={m.remove({ name: nameOf(tag) })}
            onClick={() => onChange(tags.filter((each) => each !== tag))}
          >
            <Icon of={X} size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
