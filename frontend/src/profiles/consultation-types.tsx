import { MAX_CONSULTATION_TYPE, consultationTypeChoices } from '@anamnesis/contracts/doctors/constants';
import { consultationTypeName } from '../doctors/consultation-type';
import { consultationTypeMessages, type ConsultationTypeTexts } from '../doctors/consultation-type-messages';
import { useMessages } from '../language/messages';
import { TagsInput } from '../look/tags-input';

const suggestionsLike = (m: ConsultationTypeTexts, text: string) => {
  const sought = text.trim().toLowerCase();
  return consultationTypeChoices
    .map((value) => ({ value, label: consultationTypeName(m, value) }))
    .filter((names) => Object.values(names).some((name) => name.toLowerCase().includes(sought)));
};

/** The kinds of consultation that a doctor offers: suggested ones or free text. */
export const ConsultationTypes = (input: {
  label: string;
  hint: string;
  addLabel: string;
  error?: string | undefined;
  tags: readonly string[];
  onChange: (tags: string[]) => void;
}) => {
  const m = useMessages(consultationTypeMessages);
  return (
    <TagsInput
      {...input}
      maxLength={MAX_CONSULTATION_TYPE}
      suggestionsFor={(text) => suggestionsLike(m, text)}
      nameOf={(tag) => consultationTypeName(m, tag)}
    />
  );
};
