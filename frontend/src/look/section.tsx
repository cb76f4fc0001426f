import type { ReactNode } from 'react';

/** A titled part of a page. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="card">
    <h2>{title}</h2>
    {children}
  </section>
);
