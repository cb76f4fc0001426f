import { CONSULTATION_TYPE_MOST, consultationTypeChoices } from '@anamnesis/contracts/doctors/constants';
import { TagsInput } from '../look/tags-input';

const suggestionsLike = (text: string) =>
  consultationTypeChoices
    .filter((choice) => choice.toLowerCase().includes(text.trim().toLowerCase()))
    .map((value) => ({ value }));

/** The kinds of consultation that a doctor offers: suggested ones or free text. */
export const ConsultationTypes = (input: {
  label: string;
  hint: string;
  addLabel: string;
  error?: string | undefined;
  tags: readonly string[];
  onChange: (tags: string[]) => void;
}) => <TagsInput {...input} maxLength={CONSULTATION_TYPE_MOST} suggestionsFor={suggestionsLike} />;
