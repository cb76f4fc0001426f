import { CONSULTATION_TYPE_MOST, consultationTypeChoices } from '@anamnesis/contracts/doctors/constants';
import { SuggestedTags } from '../look/suggested-tags';

const fitting = (text: string) =>
  consultationTypeChoices
    .filter((choice) => choice.toLowerCase().includes(text.trim().toLowerCase()))
    .map((value) => ({ value }));

/** The kinds of consultation that a doctor offers: usual ones, and others in the doctor's words. */
export const ConsultationTypes = ({
  tags,
  onChange,
  ...input
}: {
  label: string;
  hint: string;
  addLabel: string;
  error?: string | undefined;
  tags: readonly string[];
  onChange: (tags: string[]) => void;
}) => (
  <SuggestedTags
    {...input}
    tags={tags}
    maxLength={CONSULTATION_TYPE_MOST}
    suggestionsFor={fitting}
    onAdd={(tag) => tags.includes(tag) || onChange([...tags, tag])}
    onChange={onChange}
  />
);
