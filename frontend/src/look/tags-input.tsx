import { useState } from 'react';
import { AddButton } from './add-button';
import { Field } from './field';
import { SuggestField, type Suggestion } from './suggest-field';
import { TagList } from './tag-list';

/** A tag input, with or without suggestions: Enter or the + button adds a tag, each is removable. Blank text is ignored. */
export function TagsInput({
  addLabel,
  tags,
  maxLength,
  suggestionsFor,
  nameOf,
  onChange,
  onAdd = (tag) => {
    if (!tags.includes(tag)) onChange([...tags, tag]);
  },
  ...frame
}: {
  label: string;
  hint: string;
  error?: string | undefined;
  addLabel: string;
  tags: readonly string[];
  /** Maximum length of a tag, in characters. */
  maxLength?: number;
  /** The suggestions for a text. */
  suggestionsFor?: (text: string) => readonly Suggestion[];
  /** What is shown for a tag. */
  nameOf?: (tag: string) => string;
  onChange: (tags: string[]) => void;
  /** Called with trimmed, non-blank text. Without it, a tag that is listed already is not added again. */
  onAdd?: (tag: string) => void;
}) {
  const [text, setText] = useState('');
  const add = (chosen: string) => {
    if (chosen.trim() !== '') onAdd(chosen.trim());
    setText('');
  };
  const addButton = <AddButton label={addLabel} onClick={() => add(text)} />;
  return (
    <div>
      {suggestionsFor ? (
        <SuggestField
          {...frame}
          value={text}
          {...(maxLength !== undefined && { maxLength })}
          suggestions={suggestionsFor(text)}
          onType={setText}
          onChoose={add}
          // Enter adds the tag and must not submit the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          endAdornment={addButton}
        />
      ) : (
        <Field
          {...frame}
          value={text}
          inputProps={{ maxLength }}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add(text);
          }}
          endAdornment={addButton}
        />
      )}
      <TagList tags={tags} nameOf={nameOf} onChange={onChange} />
    </div>
  );
}
