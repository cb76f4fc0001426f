/** Texts that are not in the catalogue: names of networks and languages, and the dates, times and lists that Intl writes in English. */
const UNCHANGED =
  /Instagram|YouTube|LinkedIn|\bEnglish\b|\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b|\b([AP]M|IST|UTC)\b|India Standard Time|, and /g;

/** The visible texts, and those for screen readers, that contain a letter which the pseudo-locale would have accented. */
export function untranslated(): string[] {
  const elements = [...document.querySelectorAll('body *')].filter((element) => !element.closest('style, script'));
  const texts = elements.flatMap((element) => [
    ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent),
    ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name)),
  ]);
  return [document.title, ...texts].flatMap((text) =>
    text && /[a-z]/i.test(text.replace(UNCHANGED, '')) ? [text] : [],
  );
}
