import { unusualEmergencyRules, unusualReadingRules } from '@anamnesis/contracts/audit/unusual';
import { useEmergencyRuleTexts } from '../break-glass/emergency-rules';
import { useMessages } from '../language/messages';
import { accessReviewMessages } from './messages';
import { useReadingRuleTexts } from './reading-rules';
import styles from './access-review.module.css';

/** Every rule by which access counts as unusual, with its limits. */
export function RuleList() {
  const m = useMessages(accessReviewMessages);
  const [readings, emergencies] = [useReadingRuleTexts(), useEmergencyRuleTexts()];
  const texts = [
    ...unusualReadingRules.map((rule) => readings[rule]),
    ...unusualEmergencyRules.map((rule) => emergencies[rule]),
  ];
  return (
    <details className={styles.stated}>
      <summary>{m.rulesTitle}</summary>
      <p className="note">{m.rulesNote}</p>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
