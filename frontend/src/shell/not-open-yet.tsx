import { useLocation } from 'react-router';
import { LinkButton } from '../look/link-button';
import { DocumentTitle } from '../look/page-title';
import { EmptyState } from '../look/states';
import { useMessages } from '../language/messages';
import { shellMessages } from './messages';
import styles from './shell.module.css';

const areas = {
  '/community': 'community',
  '/user-profile': 'profile',
} as const;
const isArea = (path: string): path is keyof typeof areas => path in areas;

/** Placeholder for patient areas of later releases. */
export default function NotOpenYetPage() {
  const m = useMessages(shellMessages);
  const path = useLocation().pathname.toLowerCase();
  const area = m[isArea(path) ? areas[path] : 'profile'];
  return (
    <div className={styles.narrowIn}>
      <DocumentTitle>{area}</DocumentTitle>
      <EmptyState title={m.notOpenTitle({ area })} text={m.notOpenText} heading="h1">
        <LinkButton look="primary" to="/main-page">
          {m.back}
        </LinkButton>
      </EmptyState>
    </div>
  );
}
