import { lazy, Suspense, useState } from 'react';
import { portraitAddress, usePicture } from '../api/picture';
import { Initials } from './initials';

export { Initials };

/** Loaded when the first face is drawn, because most doctors have a picture. */
const DrawnFace = lazy(() => import('./drawn-face'));

/**
 * A person's portrait: their picture if `picture` is given, else a face drawn from `seed`, else initials (also until the
 * picture has loaded, and if it fails to). Hidden from screen readers, because the name is always shown next to it.
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
  if (picture && own.state === 'here' && failed !== picture)
    return (
      <img className="avatar" src={own.src} width={size} height={size} alt="" onError={() => setFailed(picture)} />
    );
  if (picture || !seed) return <Initials name={name} size={size} />;
  return (
    <Suspense fallback={<Initials name={name} size={size} />}>
      <DrawnFace seed={seed} size={size} />
    </Suspense>
  );
}
