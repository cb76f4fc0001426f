import { useState } from 'react';
import { AddButton } from './add-button';
import { Field } from './field';
import { TagList } from './tag-list';

/** A tag input: Enter or the + button adds a tag, each is removable. Blank text and duplicates are ignored. */
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
        endAdornment={<AddButton label={addLabel} onClick={add} />}
      />
      <TagList tags={tags} onChange={onChange} />
    </div>
  );
}
