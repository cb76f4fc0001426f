import Button from '@mui/material/Button';
import { ArrowRight, Stethoscope } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useSpecialtyText } from '../doctors/specialty-text';
import { Icon } from '../look/icon';
import { questionnaireMessages } from './questionnaire-messages';
import { useMessages } from '../language/messages';
import { findDoctorsOf, specializationsIn } from './specialists';
import styles from './profiles.module.css';

/** The kinds of doctors that the answers recommend, each with a link to the doctors listed. */
export function RecommendedDoctors({
  doctors,
  onChangeAnswers,
  children,
}: {
  doctors: readonly string[];
  onChangeAnswers: () => void;
  /** The state of the submitted answers. */
  children: ReactNode;
}) {
  const m = useMessages(questionnaireMessages);
  const specialtyText = useSpecialtyText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.recommended} aria-labelledby="recommended-title">
      <h2 id="recommended-title" ref={heading} tabIndex={-1}>
        {m.recommended}
      </h2>
      <p className="note">{doctors.length > 0 ? m.recommendedNote : m.noneNote}</p>
      {children}
      <ul>
        {(doctors.length > 0 ? doctors : ['General Physician']).map((kind) => (
          <li key={kind}>
            <Icon of={Stethoscope} size={22} />
            <strong className="grow">{specializationsIn(kind).map(specialtyText).join(' / ')}</strong>
            {specializationsIn(kind).map((specialization) => (
              <Button
                key={specialization}
                variant="tonal"
                size="small"
                component={Link}
                to={findDoctorsOf(specialization)}
              >
                {m.find({ specialization: specialtyText(specialization) })}
              </Button>
            ))}
          </li>
        ))}
      </ul>
      <div className="row wrap">
        <Button variant="act" component={Link} to="/main-page" endIcon={<Icon of={ArrowRight} />}>
          {m.continue}
        </Button>
        <Button variant="text" onClick={onChangeAnswers}>
          {m.change}
        </Button>
      </div>
    </section>
  );
}
