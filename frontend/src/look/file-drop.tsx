import { FileText, Upload, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useDrop } from './dropping';
import { FieldError } from './field';
import { Icon } from './icon';

const sizeOf = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Several files by click or by drag and drop, listed with a count, each removable. `accept` as of an input of type file. */
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
  /** What is asked about each file, below it. */
  describe?: (file: File) => ReactNode;
  onChange: (files: File[]) => void;
}) {
  const id = useId();
  const add = (more: File[]) => onChange([...files, ...more]);
  const { over, target } = useDrop(add);
  return (
    <div className="field">
      <span className="lab" id={`${id}-label`}>
        {label}
        {optional && <span className="opt">Optional</span>}
      </span>
      <div className={over ? 'drop over' : 'drop'} {...target}>
        <Icon of={Upload} size={24} />
        <span className="grow">
          <strong>Choose files</strong>
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
            {files.length === 1 ? '1 file' : `${files.length} files`}
          </p>
          <ul className="files">
            {files.map((file, index) => (
              <li key={`${file.name}-${index}`}>
                <Icon of={FileText} />
                <span className="grow">{file.name}</span>
                <span className="num soft">{sizeOf(file.size)}</span>
                <button
                  type="button"
                  className="mini-x"
                  aria-label={`Remove ${file.name}`}
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
