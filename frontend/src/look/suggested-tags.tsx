import { useState } from 'react';
import { AddButton } from './add-button';
import { SuggestField, type Suggestion } from './suggest-field';
import { TagList } from './tag-list';

/** Words added one by one from suggestions or as typed, each removable. `onAdd` decides what a repetition is. */
export function SuggestedTags({
  label,
  hint,
  addLabel,
  tags,
  error,
  maxLength,
  suggestionsFor,
  onAdd,
  onChange,
}: {
  label: string;
  hint: string;
  addLabel: string;
  tags: readonly string[];
  error?: string | undefined;
  maxLength: number;
  /** The suggestions that fit a text. */
  suggestionsFor: (text: string) => readonly Suggestion[];
  /** Called with a text that is not blank. */
  onAdd: (tag: string) => void;
  onChange: (tags: string[]) => void;
}) {
  const [text, setText] = useState('');
  const add = (told: string) => {
    if (told.trim() !== '') onAdd(told.trim());
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
        // Enter adds; it does not send the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        endAdornment={<AddButton label={addLabel} onClick={() => add(text)} />}
      />
      <TagList tags={tags} onChange={onChange} />
    </div>
  );
}
