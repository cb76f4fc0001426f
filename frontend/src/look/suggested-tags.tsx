import { useState } from 'react';
import { AddButton } from './add-button';
import { SuggestField, type Suggestion } from './suggest-field';
import { TagList } from './tag-list';

/** A tag input with suggestions; each tag is removable. `onAdd` decides how duplicates are handled. */
export function SuggestedTags({
  label,
  hint,
  addLabel,
  tags,
  error,
  maxLength,
  suggestionsFor,
  nameOf,
  onAdd,
  onChange,
}: {
  label: string;
  hint: string;
  addLabel: string;
  tags: readonly string[];
  error?: string | undefined;
  maxLength: number;
  /** The suggestions for a text. */
  suggestionsFor: (text: string) => readonly Suggestion[];
  /** What is shown for a tag. */
  nameOf?: (tag: string) => string;
  /** Called with trimmed, non-blank text. */
  onAdd: (tag: string) => void;
  onChange: (tags: string[]) => void;
}) {
  const [text, setText] = useState('');
  const add = (chosen: string) => {
    if (chosen.trim() !== '') onAdd(chosen.trim());
    setText('');
  };
  return (
    <div>
      <SuggestField
        label={label}
        hint={hint}
        error={error}
        value={text}
        maxLength={maxLength}
        suggestions={suggestionsFor(text)}
        onType={setText}
        onChoose={add}
        // Enter adds the tag and must not submit the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        endAdornment={<AddButton label={addLabel} onClick={() => add(text)} />}
      />
      <TagList tags={tags} nameOf={nameOf} onChange={onChange} />
    </div>
  );
}
