import { FileText, Upload, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useMessages } from '../language/messages';
import { useDrop } from './dropping';
import { FieldError, OptionalMark } from './field';
import { sizeOf } from './file-size';
import { Icon } from './icon';
import { lookMessages } from './messages';

/** File input for several files, by click or drag and drop; lists them with a count, each removable. `accept` as of an input of type file. */
export function FileDrop({
  label,
  hint,
  accept,
  files,
  error,
  optional = true,
  describe,
  onChange,
}: {
  label: string;
  hint: string;
  accept: string;
  files: readonly File[];
  error?: string | undefined;
  optional?: boolean;
  /** Further inputs below each file. */
  describe?: (file: File) => ReactNode;
  onChange: (files: File[]) => void;
}) {
  const m = useMessages(lookMessages);
  const id = useId();
  const add = (more: File[]) => onChange([...files, ...more]);
  const { over, target } = useDrop(add);
  return (
    <div className="field">
      <span className="lab" id={`${id}-label`}>
        {label}
        {optional && <OptionalMark />}
      </span>
      <div className={over ? 'drop over' : 'drop'} {...target}>
        <Icon of={Upload} size={24} />
        <span className="grow">
          <strong>{m.chooseFiles}</strong>
          <span className="note" id={`${id}-hint`}>
            {hint}
          </span>
        </span>
        <input
          type="file"
          multiple
          accept={accept}
          aria-labelledby={`${id}-label`}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      {files.length > 0 && (
        <>
          <p className="note" role="status" style={{ marginTop: 10 }}>
            {m.files({ count: files.length })}
          </p>
          <ul className="files">
            {files.map((file, index) => (
              <li key={`${file.name}-${index}`}>
                <Icon of={FileText} />
                <span className="grow">{file.name}</span>
                <span className="num soft">{sizeOf(m, file.size)}</span>
                <button
                  type="button"
                  className="mini-x"
                  aria-label={m.remove({ name: file.name })}
                  onClick={() => onChange(files.filter((_, at) => at !== index))}
                >
                  <Icon of={X} size={18} />
                </button>
                {describe && <div className="described">{describe(file)}</div>}
              </li>
            ))}
          </ul>
        </>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
