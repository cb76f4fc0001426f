import { useState } from 'react';
import { portraitAddress, usePicture } from '../api/picture';
import { faceOf } from './face';
import { FaceDrawing } from './face-drawing';
import { Initials } from './initials';

export { Initials };

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
