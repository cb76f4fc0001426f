import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import { useEffect, useEffectEvent } from 'react';
import { takeLanguage } from '../language/choice';
import { useLanguage } from '../language/language';
import { keepLanguage } from './keep-language';

/**
 * Brings page and account together after a sign-in: a device without a choice takes the language of the account, and an account without one
 * gets that of the page. Where both were chosen, each stays.
 */
export default function AccountLanguage({ kept }: { kept: SpokenLanguage | null }) {
  const language = useLanguage();
  const agree = useEffectEvent(() => (kept === null ? keepLanguage(language) : takeLanguage(kept)));
  // Once: a later choice is kept where it is made.
  useEffect(() => void agree().catch((error: unknown) => console.error(error)), []);
  return null;
}
