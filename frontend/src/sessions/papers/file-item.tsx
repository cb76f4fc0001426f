import { ChevronUp, FileText, Image } from 'lucide-react';
import { Icon } from '../../look/icon';
import { closeFile, openFile, paperMessages as m } from './messages';
import { useSessionFile, type SessionFile } from './use-session-file';

interface Props {
  sessionId: string;
  file: SessionFile;
  /** What is known of it, below its name. */
  note: string;
}

/** One file of a list. */
export function FileItem({ sessionId, file, note }: Props) {
  const { name } = file;
  const { isPicture, shown, opening, toggle } = useSessionFile(sessionId, file);
  return (
    <li className="paper-item">
      <button
        type="button"
        className="paper-open"
        aria-label={shown ? closeFile(name) : openFile(name)}
        aria-expanded={isPicture ? shown !== null : undefined}
        disabled={opening}
        onClick={toggle}
      >
        <Icon of={isPicture ? Image : FileText} />
        <span className="grow">
          <strong>{name}</strong>
          <span className="note num">{opening ? m.opening : note}</span>
        </span>
        {shown && <Icon of={ChevronUp} size={18} />}
      </button>
      {shown && <img className="paper-picture" src={shown} alt={name} />}
    </li>
  );
}
