import { z } from 'zod';
import { speechLanguages, type SpeechLanguage } from './languages.js';

/** A language in which a report is read aloud. */
export const speechLanguage = z.enum(Object.keys(speechLanguages) as [SpeechLanguage, ...SpeechLanguage[]]);
