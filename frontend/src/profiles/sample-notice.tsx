import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../look/icon';
import { profileMessages as m } from './messages';

/** Explains that the profile below is a sample, and why; `children` links to the own profile. */
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
