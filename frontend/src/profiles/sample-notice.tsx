import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../look/icon';
import { profileMessages as m } from './messages';

/** Says that the profile below is nobody's, and why it is shown; `children` is the way to one's own. */
export const SampleNotice = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="notice care" role="status">
    <Icon of={Info} size={22} />
    <div className="grow">
      <strong>{m.sampleTitle}</strong>
      <p className="note">{text}</p>
    </div>
    {children}
  </div>
);
