import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Plus, Trash2 } from 'lucide-react';
import { Field, FieldError } from '../look/field';
import { Icon } from '../look/icon';
import type { EducationDraft } from './doctor-draft';
import { profileMessages as m } from './messages';
import styles from './profiles.module.css';

/** Education, entry by entry: the degree in one input, institution and year together in another. */
export function EducationEditor({
  education,
  error,
  onChange,
}: {
  education: readonly EducationDraft[];
  error: string | undefined;
  onChange: (education: EducationDraft[]) => void;
}) {
  const change = (at: number, entry: Partial<EducationDraft>) =>
    onChange(education.map((each, index) => (index === at ? { ...each, ...entry } : each)));
  return (
    <div className="stack">
      {education.map(({ degree, place }, index) => (
        <div className={styles.education} key={index}>
          <div className="two-fields grow">
            <Field label={m.degree} value={degree} onChange={({ target }) => change(index, { degree: target.value })} />
            <Field label={m.place} value={place} onChange={({ target }) => change(index, { place: target.value })} />
          </div>
          <IconButton
            aria-label={m.removeEducation(degree)}
            onClick={() => onChange(education.filter((_, each) => each !== index))}
          >
            <Icon of={Trash2} />
          </IconButton>
        </div>
      ))}
      {error && <FieldError id="education-error">{error}</FieldError>}
      <div>
        <Button
          variant="tonal"
          size="small"
          startIcon={<Icon of={Plus} />}
          onClick={() => onChange([...education, { degree: '', place: '' }])}
        >
          {m.addEducation}
        </Button>
      </div>
    </div>
  );
}
