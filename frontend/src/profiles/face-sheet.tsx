import type { FaceSheet as Sheet } from '@anamnesis/contracts/profiles/face-sheet-routes';
import { Eye, TriangleAlert } from 'lucide-react';
import { Icon } from '../look/icon';
import { faceSheetMessages as m } from './messages';
import styles from './face-sheet.module.css';

/** What people write where they have none. */
const NONE = /^(no|none|nil|nothing|not known|n\/?a|-+)[.!]?$/i;
const toldOf = (text: string) => (text === '' || NONE.test(text) ? null : text);

/** A patient's health answers, allergies first. Risks are never marked by colour alone. */
export function FaceSheet({ sheet: { fullName, told } }: { sheet: Sheet }) {
  const seen = (
    <p className={`row note ${styles.faceSeen}`}>
      <Icon of={Eye} size={18} />
      {m.seen(fullName.split(' ')[0] ?? fullName)}
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
  const allergies = toldOf(answers.allergies);
  const facts = [
    [m.medications, toldOf(answers.medications)],
    [m.chronicIllnesses, answers.chronicIllnesses.join(', ') || null],
    [m.symptoms, answers.symptoms.join(', ') || null],
    [m.familyHistory, answers.familyHistory.join(', ') || null],
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
      <p className="note num">{m.toldOn(answeredAt)}</p>
      {seen}
    </section>
  );
}
