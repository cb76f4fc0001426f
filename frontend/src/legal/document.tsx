import type { ReactNode } from 'react';
import { PageTitle } from '../look/page-title';
import { PublicPage } from '../shell/public-page';
import styles from './legal.module.css';

export interface Chapter {
  title: string;
  text: readonly string[];
}

/** A page of plain text in chapters. */
export function TextPage({
  title,
  note,
  chapters,
  children,
}: {
  title: string;
  note: string;
  chapters: readonly Chapter[];
  children?: ReactNode;
}) {
  return (
    <PublicPage className={`page ${styles.legal}`}>
      <PageTitle title={title} note={note} />
      {chapters.map((chapter) => (
        <section key={chapter.title}>
          <h2>{chapter.title}</h2>
          {chapter.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      {children}
    </PublicPage>
  );
}
