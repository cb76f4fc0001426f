import { X } from 'lucide-react';
import { Icon } from './icon';

/** Words, each removable. Nothing without one. */
export function TagList({ tags, onChange }: { tags: readonly string[]; onChange: (tags: string[]) => void }) {
  if (tags.length === 0) return null;
  return (
    <ul className="tags" style={{ marginTop: 10 }}>
      {tags.map((tag) => (
        <li key={tag}>
          {tag}
          <button
            type="button"
            className="mini-x"
            aria-label={`Remove ${tag}`}
            onClick={() => onChange(tags.filter((each) => each !== tag))}
          >
            <Icon of={X} size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
