import { lazy, Suspense } from 'react';
import { useOfferedLanguages } from '../language/choice';

const LanguageSelect = lazy(() => import('./language-select'));

/** Chooses the language of every page. Absent, and not loaded, while there is only one. */
export function LanguageChoice() {
  const offered = useOfferedLanguages();
  if (offered.length < 2) return null;
  return (
    <Suspense fallback={null}>
      <LanguageSelect offered={offered} />
    </Suspense>
  );
}
