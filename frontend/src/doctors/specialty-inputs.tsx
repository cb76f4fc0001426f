import { plainText } from '@anamnesis/contracts/doctors/search-words';
import { eachSpecialtyOnce } from '@anamnesis/contracts/doctors/specialties';
import { specialties } from '@anamnesis/contracts/doctors/specialty-list';
import { SuggestField, type Suggestion } from '../look/suggest-field';
import { TagsInput } from '../look/tags-input';
import { useSpecialtyText } from './specialty-text';

/** Maximum length of a specialization, in characters. */
const MOST = 80;

/**
 * The specialties with a name, here or in the language of the page, that has a word which starts with the text; all of them for
 * a blank text.
 */
function useSpecialtiesLike(): (text: string) => Suggestion[] {
  const specialtyText = useSpecialtyText();
  return (text) => {
    const sought = plainText(text.trim());
    const matches = (name: string) => ` ${plainText(name)}`.includes(` ${sought}`);
    return specialties
      .filter(({ name, practitioner, synonyms }) =>
        [name, practitioner, ...synonyms].some((each) => matches(each) || matches(specialtyText(each))),
      )
      .map(({ name, practitioner }) => {
        return { value: name, label: specialtyText(name), note: specialtyText(practitioner) };
      });
  };
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
    suggestions={useSpecialtiesLike()(value)}
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
    suggestionsFor={useSpecialtiesLike()}
    nameOf={useSpecialtyText()}
    onAdd={(tag) => onChange(eachSpecialtyOnce([...tags, tag]))}
    onChange={onChange}
  />
);
