import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, type ReactNode } from 'react';
import { documentMessages } from './messages';
import { useMessages } from '../../language/messages';
import styles from '../documents.module.css';

const kinds = ['notes', 'summary', 'report'] as const;
export type DocumentsTab = (typeof kinds)[number];

interface Props {
  tab: DocumentsTab;
  onTab: (tab: DocumentsTab) => void;
  /** The content of each tab. */
  panels: Readonly<Record<DocumentsTab, ReactNode>>;
}

/** Notes, summary and report as tabs. Hidden panels stay mounted, so that an upload continues and an error stays visible. */
export function DocumentsTabs({ tab, onTab, panels }: Props) {
  const m = useMessages(documentMessages);
  const id = useId();
  return (
    <div className={styles.documents}>
      <Tabs
        className={styles.documentsTabs}
        value={tab}
        aria-label={m.panel}
        onChange={(_, next: DocumentsTab) => onTab(next)}
      >
        {kinds.map((kind) => (
          <Tab key={kind} value={kind} label={m[kind]} id={`${id}-${kind}`} aria-controls={`${id}-${kind}-panel`} />
        ))}
      </Tabs>
      {kinds.map((kind) => (
        <div
          key={kind}
          role="tabpanel"
          className={kind === 'notes' ? styles.documentsNotes : styles.documentsFiles}
          id={`${id}-${kind}-panel`}
          aria-labelledby={`${id}-${kind}`}
          hidden={kind !== tab}
        >
          {panels[kind]}
        </div>
      ))}
    </div>
  );
}
