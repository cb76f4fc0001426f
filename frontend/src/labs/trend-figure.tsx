import type { ReactNode } from 'react';
import styles from './labs.module.css';

/** The frame of a long trend: its drawing, and the values as a table. */
export const TrendFigure = ({ label, children }: { label: string; children: ReactNode }) => (
  <figure className={styles.trend} aria-label={label}>
    {children}
  </figure>
);
