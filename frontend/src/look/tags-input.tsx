import Button from '@mui/material/Button';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Field } from './field';
import { Icon } from './icon';

/** Words added one by one, with Enter or the + button, each removable. Blank text and repetitions are ignored. */
export function TagsInput({
  label,
  hint,
  addLabel,
  tags,
  error,
  onChange,
}: {
  label: string;
  hint: string;
  addLabel: string;
  tags: readonly string[];
  error?: string | undefined;
  onChange: (tags: string[]) => void;
}) {
  const [text, setText] = useState('');
  const add = () => {
    const tag = text.trim();
    if (tag !== '' && !tags.includes(tag)) onChange([...tags, tag]);
    setText('');
  };
  return (
    <div>
      <Field
        label={label}
        hint={hint}
        error={error}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
        endAdornment={
          <Button
            variant="tonal"
            size="small"
            aria-label={addLabel}
            onClick={add}
            sx={{ minWidth: 40, px: 1, mr: '4px' }}
          >
            <Icon of={Plus} />
          </Button>
        }
      />
      {tags.length > 0 && (
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
      )}
    </div>
  );
}
