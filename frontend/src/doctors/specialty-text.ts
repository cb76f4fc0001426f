import { useCallback } from 'react';
import { deferMessages } from '../language/deferred-messages';
import type { SpecialtyTexts } from './specialty-messages';

let translate: ((texts: SpecialtyTexts, name: string) => string) | undefined;
const names = deferMessages(async () => {
  const [{ specialtyMessages }, { specialtyText }] = await Promise.all([
    import('./specialty-messages'),
    import('./translate-specialty'),
  ]);
  translate = specialtyText;
  return specialtyMessages;
});

/** `specialtyText` in the language of the page. In English the names are the server's, and none is loaded. */
export function useSpecialtyText(): (name: string) => string {
  const texts = names.useTexts();
  return useCallback((name) => (texts && translate ? translate(texts, name) : name), [texts]);
}
