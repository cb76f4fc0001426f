import type { FaceSheet as Sheet } from '@anamnesis/contracts/profiles/face-sheet-routes';
import { Eye, TriangleAlert } from 'lucide-react';
import { currentLanguage, localeOf } from '../language/language';
import { Icon } from '../look/icon';
import { conditionMessages, type ConditionNames } from './condition-messages';
import { faceSheetMessages } from './face-sheet-messages';
import { useMessages } from '../language/messages';
import styles from './face-sheet.module.css';

/** Free texts that mean "none". */
const NONE = /^(no|none|nil|nothing|not known|n\/?a|-+)[.!]?$/i;
const answerOf = (text: string) => (text === '' || NONE.test(text) ? null : text);

/** "Nov 18, 2026" */
const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString(localeOf(currentLanguage()), {
    ...{ month: 'short', day: 'numeric', year: 'numeric' },
  });

/** A patient's health answers, allergies first. Risks are marked by icon and text, not by colour alone. */
export function FaceSheet({ sheet: { fullName, told } }: { sheet: Sheet }) {
  const m = useMessages(faceSheetMessages);
  const names = useMessages(conditionMessages);
  const seen = (
    <p className={`row note ${styles.faceSeen}`}>
      <Icon of={Eye} size={18} />
      {m.seen({ firstName: fullName.split(' ')[0] ?? fullName })}
    </p>
  );
  if (!told)
    return (
      <section className={styles.faceSheet} aria-label={m.title}>
        <p className="note">{m.nothingTold}</p>
        {seen}
      </section>
    );
  const { answers, answeredAt } = told;
  const allergies = answerOf(answers.allergies);
  const listed = (conditions: readonly (keyof ConditionNames)[]) =>
    conditions.map((each) => names[each]).join(', ') || null;
  const facts = [
    [m.medications, answerOf(answers.medications)],
    [m.chronicIllnesses, listed(answers.chronicIllnesses)],
    [m.symptoms, listed(answers.symptoms)],
    [m.familyHistory, listed(answers.familyHistory)],
  ] as const;
  return (
    <section className={styles.faceSheet} aria-label={m.title}>
      {allergies ? (
        <p className={styles.faceAllergy}>
          <Icon of={TriangleAlert} />
          <span>
            <strong>{m.allergies}</strong>
            {allergies}
          </span>
        </p>
      ) : (
        <p className="note">{m.noAllergies}</p>
      )}
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? m.none}</dd>
          </div>
        ))}
      </dl>
      <p className="note num">{m.toldOn({ day: dayOf(answeredAt) })}</p>
      {seen}
    </section>
  );
}
