import { PICTURE_MAX_BYTES } from '@anamnesis/contracts/accounts/constants';
import type { ComponentType } from 'react';
import { useFormContext } from 'react-hook-form';
import { signUpMessages } from '../accounts/sign-up-messages';
import { useFormInput } from '../desk/form-inputs';
import { SpecialtyField } from '../doctors/specialty-inputs';
import { useMessages } from '../language/messages';
import { PictureDrop } from '../look/picture-drop';
import { toast } from '../look/toasts';
import type { EducationDraft } from './doctor-draft';
import { EducationEditor } from './education-editor';

interface TagsProps {
  label: string;
  hint: string;
  addLabel: string;
}
interface TagsInputProps extends TagsProps {
  tags: readonly string[];
  error?: string | undefined;
  onChange: (tags: string[]) => void;
}

// The inputs of the surrounding form for what is more than one text.

/** A list of texts, edited by the component `of`. */
export function TagsFormInput({
  source,
  of: Input,
  ...texts
}: TagsProps & { source: string; of: ComponentType<TagsInputProps> }) {
  const { field, error } = useFormInput<readonly string[]>(source);
  return <Input {...texts} tags={field.value} error={error} onChange={field.onChange} />;
}

export function SpecialtyFormInput({ source, label }: { source: string; label: string }) {
  const { field, error } = useFormInput<string>(source);
  return <SpecialtyField label={label} value={field.value} error={error} onChange={field.onChange} />;
}

export function EducationFormInput({ source }: { source: string }) {
  const { field, error } = useFormInput<readonly EducationDraft[]>(source);
  return <EducationEditor education={field.value} error={error} onChange={field.onChange} />;
}

/** A picture; one that is too large is refused at once. */
export function PictureFormInput({ source, label }: { source: string; label: string }) {
  const m = useMessages(signUpMessages);
  const { setError, clearErrors } = useFormContext();
  const { field, error } = useFormInput<File | null>(source);
  return (
    <PictureDrop
      label={label}
      picture={field.value}
      error={error}
      onPick={(chosen) => {
        const isTooLarge = chosen !== null && chosen.size > PICTURE_MAX_BYTES;
        field.onChange(isTooLarge ? null : chosen);
        if (isTooLarge) setError(source, { type: 'validate', message: m.pictureTooLarge });
        else clearErrors(source);
      }}
      onRefuse={() => toast.error(m.dropImage)}
    />
  );
}
