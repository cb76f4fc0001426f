import { ImageUp, X } from 'lucide-react';
import { useEffect, useId, useMemo } from 'react';
import { useDrop } from './dropping';
import { FieldError } from './field';
import { Icon } from './icon';

/**
 * A picture by click or by drag and drop, shown in a circle once chosen. Anything but an image goes to `onRefuse`
 * and changes nothing.
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
        <span className="opt">Optional</span>
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
            <strong>{picture ? picture.name : 'Choose a picture'}</strong>
            <span className="note">{picture ? 'Choose another, or drop one here' : 'or drop one here'}</span>
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
          <button type="button" className="mini-x" aria-label="Remove picture" onClick={() => onPick(null)}>
            <Icon of={X} size={18} />
          </button>
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
