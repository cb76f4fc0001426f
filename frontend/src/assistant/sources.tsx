import type { WrittenAnswer } from '@anamnesis/contracts/assistant/turn';
import { useMessages } from '../language/messages';
import { WebLink } from '../look/web-link';
import styles from './assistant.module.css';
import { assistantMessages } from './messages';

/** Where an answer is from, as links that leave the product. */
export function Sources({ sources }: Pick<WrittenAnswer, 'sources'>) {
  const m = useMessages(assistantMessages);
  if (sources.length === 0) return null;
  return (
    <div className={styles.foot}>
      <span className="tag">{m.sources}</span>
      <ul>
        {sources.map(({ title, url }) => (
          <li key={url}>
            <WebLink title={title} url={url} opensInNewTab={m.opensInNewTab} />
          </li>
        ))}
      </ul>
    </div>
  );
}
