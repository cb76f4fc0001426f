import type { GivenAdvice } from '@anamnesis/contracts/assistant/turn';
import { currentLanguage } from '../language/language';
import type * as EmergencyRules from './emergency-rules';

let loading: Promise<typeof EmergencyRules> | null = null;

/** Loads the rules, so that they are there when the connection drops. */
export function loadRules(): Promise<typeof EmergencyRules> {
  loading ??= import('./emergency-rules').catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/**
 * The advice that this device gives by itself, at once, with the numbers of the clinic's country, or the one that holds in most countries while that is not known; null without an emergency, and where the rules cannot be loaded: the server has them too.
 */
export async function adviseHere(question: string, country: string | null): Promise<GivenAdvice | null> {
  const language = currentLanguage() === 'hi' ? 'hi' : 'en';
  const rules = await loadRules().catch(() => null);
  return rules?.adviceFor(question, country, language) ?? null;
}
