import { plainText } from '@anamnesis/contracts/doctors/search-words';
import { eachSpecialtyOnce } from '@anamnesis/contracts/doctors/specialties';
import { specialties } from '@anamnesis/contracts/doctors/specialty-list';
import { SuggestField, type Suggestion } from '../look/suggest-field';
import { TagsInput } from '../look/tags-input';

/** Maximum length of a specialization, in characters. */
const MOST = 80;

/** The specialties whose name or a synonym has a word that starts with the text; all of them for a blank text. */
function specialtiesLike(text: string): Suggestion[] {
  const sought = plainText(text.trim());
  const matches = (name: string) => ` ${plainText(name)}`.includes(` ${sought}`);
  return specialties
    .filter(({ name, practitioner, synonyms }) => [name, practitioner, ...synonyms].some(matches))
    .map(({ name, practitioner }) => ({ value: name, note: practitioner }));
}

interface Shared {
  label: string;
  error?: string | undefined;
}

/** One specialization: from the list, or free text. */
export const SpecialtyField = ({
  value,
  onChange,
  ...frame
}: Shared & { value: string; onChange: (text: string) => void }) => (
  <SuggestField
    {...frame}
    value={value}
    maxLength={MOST}
    suggestions={specialtiesLike(value)}
    onType={onChange}
    onChoose={onChange}
  />
);

/** Several specializations. A synonym of one that is already listed is not added. */
export const SpecialtyTags = ({
  tags,
  onChange,
  ...input
}: Shared & { hint: string; addLabel: string; tags: readonly string[]; onChange: (tags: string[]) => void }) => (
  <TagsInput
    {...input}
    tags={tags}
    maxLength={MOST}
    suggestionsFor={specialtiesLike}
    onAdd={(tag) => onChange(eachSpecialtyOnce([...tags, tag]))}
    onChange={onChange}
  />
);
