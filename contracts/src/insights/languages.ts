/** The languages in which reports are explained and read aloud, each with its own name and its English one. */
export const speechLanguages = {
  'en-US': { ownName: 'English', englishName: 'English' },
  'es-ES': { ownName: 'Español', englishName: 'Spanish' },
  'fr-FR': { ownName: 'Français', englishName: 'French' },
  'de-DE': { ownName: 'Deutsch', englishName: 'German' },
  'zh-CN': { ownName: '中文', englishName: 'Chinese' },
  'hi-IN': { ownName: 'हिन्दी', englishName: 'Hindi' },
} as const;

export type SpeechLanguage = keyof typeof speechLanguages;
