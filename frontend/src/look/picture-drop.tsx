import { ImageUp, X } from 'lucide-react';
import { useEffect, useId, useMemo } from 'react';
import { useMessages } from '../language/messages';
import { useDrop } from './dropping';
import { FieldError, OptionalMark } from './field';
import { Icon } from './icon';
import { lookMessages } from './messages';

/**
 * File input for a picture, by click or drag and drop, with a round preview. `onRefuse` is called for a file that is not an
 * image; the picture then stays as it was.
 */
export function PictureDrop({
  label,
  picture,
  error,
  onPick,
  onRefuse,
}: {
  label: string;
  picture: File | null;
  error?: string | undefined;
  onPick: (picture: File | null) => void;
  onRefuse: () => void;
}) {
  const m = useMessages(lookMessages);
  const id = useId();
  const src = useMemo(() => (picture ? URL.createObjectURL(picture) : null), [picture]);
  useEffect(() => () => (src ? URL.revokeObjectURL(src) : undefined), [src]);
  const take = ([file]: File[]) => {
    if (!file) return;
    if (file.type.startsWith('image/')) onPick(file);
    else onRefuse();
  };
  const { over, target } = useDrop(take);
  return (
    <div className="field">
      <span className="lab" id={`${id}-label`}>
        {label}
        <OptionalMark />
      </span>
      <div className="row">
        <div className={over ? 'drop grow over' : 'drop grow'} {...target}>
          {src ? (
            <img className="pic" src={src} alt="" />
          ) : (
            <span className="pic">
              <Icon of={ImageUp} size={26} />
            </span>
          )}
          <span className="grow">
            <strong>{picture ? picture.name : m.choosePicture}</strong>
            <span className="note">{picture ? m.chooseAnotherPicture : m.dropPicture}</span>
          </span>
          <input
            type="file"
            accept="image/*"
            aria-labelledby={`${id}-label`}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => {
              take([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </div>
        {picture && (
          <button type="button" className="mini-x" aria-label={m.removePicture} onClick={() => onPick(null)}>
            <Icon of={X} size={18} />
          </button>
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
