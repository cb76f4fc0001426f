import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Plus, Trash2 } from 'lucide-react';
import { Field, FieldError } from '../look/field';
import { Icon } from '../look/icon';
import type { EducationDraft } from './doctor-draft';
import { doctorProfileMessages } from './doctor-profile-messages';
import { useMessages } from '../language/messages';
import styles from './profiles.module.css';

/** Editor for the education: per entry one input for the degree and one for institution and year. */
export function EducationEditor({
  education,
  error,
  onChange,
}: {
  education: readonly EducationDraft[];
  error: string | undefined;
  onChange: (education: EducationDraft[]) => void;
}) {
  const m = useMessages(doctorProfileMessages);
  const change = (at: number, entry: Partial<EducationDraft>) =>
    onChange(education.map((each, index) => (index === at ? { ...each, ...entry } : each)));
  return (
    <div className="stack">
      {education.map(({ degree, institutionAndYear }, index) => (
        <div className={styles.education} key={index}>
          <div className="two-fields grow">
            <Field label={m.degree} value={degree} onChange={({ target }) => change(index, { degree: target.value })} />
            <Field
              label={m.place}
              value={institutionAndYear}
              onChange={({ target }) => change(index, { institutionAndYear: target.value })}
            />
          </div>
          <IconButton
            aria-label={degree ? m.removeEducation({ degree }) : m.removeThisEducation}
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
          onClick={() => onChange([...education, { degree: '', institutionAndYear: '' }])}
        >
          {m.addEducation}
        </Button>
      </div>
    </div>
  );
}
