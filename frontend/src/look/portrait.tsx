import { useState } from 'react';
import { usePicture } from '../api/picture';
import { faceOf } from './face';
import { FaceDrawing } from './face-drawing';

/** The first letters of the first and the last name, without a title. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/^dr\.?\s+/i, '')
    .split(/\s+/)
    .filter(Boolean);
  const letters = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return letters.map((word) => word?.[0]?.toLocaleUpperCase() ?? '').join('') || '?';
}

/** A person's initials in a circle. `size` in px. */
export function Initials({ name, size = 40 }: { name: string; size?: number }) {
  const initials = initialsOf(name);
  const apricot = (initials.codePointAt(0) ?? 0) % 3 === 0;
  return (
    <span
      className={apricot ? 'avatar apricot' : 'avatar'}
      style={{ width: size, height: size, fontSize: Math.max(12, Math.round(size * 0.38)) }}
      aria-hidden="true"
    >
      {initials}
    </span>
  );
}

/**
 * A person's picture: their own when `picture` (an address within the product) is there, else a face drawn from
 * `seed`, else initials; initials too when the own picture fails. The name stands beside it, so it is hidden from readers.
 */
export function Portrait({
  name,
  seed,
  picture,
  size = 40,
}: {
  name: string;
  seed?: string;
  picture?: string | null;
  size?: number;
}) {
  const [failed, setFailed] = useState<string | null>(null);
  const own = usePicture(picture ?? null);
  if (picture && (own.state === 'failed' || failed === picture)) return <Initials name={name} size={size} />;
  if (picture && own.state === 'here')
    return (
      <img className="avatar" src={own.src} width={size} height={size} alt="" onError={() => setFailed(picture)} />
    );
  if (!seed) return <Initials name={name} size={size} />;
  return (
    <svg className="avatar" width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <FaceDrawing face={faceOf(seed)} />
    </svg>
  );
}
