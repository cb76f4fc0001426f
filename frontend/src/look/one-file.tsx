import { type LucideIcon, Upload } from 'lucide-react';
import { type Ref, useId } from 'react';
import { useDrop } from './dropping';
import { Icon } from './icon';

interface Props {
  icon?: LucideIcon;
  label: string;
  hint: string;
  /** What the file dialog offers, as in the `accept` attribute. */
  accept: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
  onTake: (file: File) => void;
}

/** A place where one file is chosen or dropped. The same file may be chosen again. */
export function OneFile({ icon = Upload, label, hint, accept, disabled = false, ref, onTake }: Props) {
  const id = useId();
  const take = (file: File | undefined) => {
    if (file) onTake(file);
  };
  const { over, target } = useDrop(([file]) => take(file));
  return (
    <div className={over ? 'drop over' : 'drop'} {...target}>
      <Icon of={icon} size={24} />
      <span className="grow">
        <strong id={`${id}-label`}>{label}</strong>
        <span className="note" id={`${id}-hint`}>
          {hint}
        </span>
      </span>
      <input
        ref={ref}
        type="file"
        accept={accept}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        disabled={disabled}
        onChange={({ target: input }) => {
          take(input.files?.[0]);
          input.value = '';
        }}
      />
    </div>
  );
}
