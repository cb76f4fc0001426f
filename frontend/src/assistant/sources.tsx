import type { WrittenAnswer } from '@anamnesis/contracts/assistant/turn';
import { ExternalLink } from 'lucide-react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import styles from './assistant.module.css';
import { assistantMessages } from './messages';

/** Whether an address is one of the web: a link with another scheme could run a script. */
const isOfTheWeb = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

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
            {isOfTheWeb(url) ? (
              <a href={url} target="_blank" rel="noopener noreferrer">
                {title}
                <Icon of={ExternalLink} size={16} />
                <span className="sr"> ({m.opensInNewTab})</span>
              </a>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
