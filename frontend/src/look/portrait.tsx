import { useState } from 'react';
import { portraitAddress, usePicture } from '../api/picture';
import { faceOf } from './face';
import { FaceDrawing } from './face-drawing';
import { Initials } from './initials';

export { Initials };

/**
 * A person's portrait: their picture if `picture` is given, else a face drawn from `seed`, else initials (also if the
 * picture fails to load). Hidden from screen readers, because the name is always shown next to it.
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
  const own = usePicture(picture ? portraitAddress(picture, size) : null);
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
