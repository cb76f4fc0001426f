/** The first letters of the first and the last name, without a title. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/^dr\.?\s+/i, '')
    .split(/\s+/)
    .filter(Boolean);
  const letters = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return letters.map((word) => word?.[0]?.toLocaleUpperCase() ?? '').join('') || '?';
}

/** The size set by the style sheet. Prerendered pages use only this size: their policy forbids style attributes. */
const USUAL_SIZE = 40;

/** A person's initials in a circle. `size` in px. */
export function Initials({ name, size = USUAL_SIZE }: { name: string; size?: number }) {
  const initials = initialsOf(name);
  const apricot = [...initials].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 3 === 0;
  return (
    <span
      className={apricot ? 'avatar initials apricot' : 'avatar initials'}
      style={
        size === USUAL_SIZE ? undefined : { width: size, height: size, fontSize: Math.max(12, Math.round(size * 0.38)) }
      }
      aria-hidden="true"
    >
      {initials}
    </span>
  );
}
