import { plainText } from '@anamnesis/contracts/doctors/search-words';
import { eachSpecialtyOnce } from '@anamnesis/contracts/doctors/specialties';
import { specialties } from '@anamnesis/contracts/doctors/specialty-list';
import { SuggestField, type Suggestion } from '../look/suggest-field';
import { SuggestedTags } from '../look/suggested-tags';

/** Characters of a specialization. */
const MOST = 80;

/** The specialties with a name or synonym that has a word beginning with the text; all of them for a blank text. */
function specialtiesLike(text: string): Suggestion[] {
  const sought = plainText(text.trim());
  const fits = (name: string) => ` ${plainText(name)}`.includes(` ${sought}`);
  return specialties
    .filter(({ name, practitioner, synonyms }) => [name, practitioner, ...synonyms].some(fits))
    .map(({ name, practitioner }) => ({ value: name, note: practitioner }));
}

interface Shared {
  label: string;
  error?: string | undefined;
}

/** One specialization, from the list or in the doctor's own words. */
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

/** Several specializations; a specialty that is there already in other words is not added. */
export const SpecialtyTags = ({
  tags,
  onChange,
  ...input
}: Shared & { hint: string; addLabel: string; tags: readonly string[]; onChange: (tags: string[]) => void }) => (
  <SuggestedTags
    {...input}
    tags={tags}
    maxLength={MOST}
    suggestionsFor={specialtiesLike}
    onAdd={(tag) => onChange(eachSpecialtyOnce([...tags, tag]))}
    onChange={onChange}
  />
);
