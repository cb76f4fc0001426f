import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../look/icon';
import { doctorProfileMessages } from './doctor-profile-messages';
import { useMessages } from '../language/messages';

/** Notice that the profile below is a sample, with the reason. `children` holds the next step. */
export const SampleNotice = ({ text, children }: { text: string; children: ReactNode }) => {
  const m = useMessages(doctorProfileMessages);
  return (
    <div className="notice care" role="status">
      <Icon of={Info} size={22} />
      <div className="grow">
        <strong>{m.sampleTitle}</strong>
        <p className="note">{text}</p>
      </div>
      {children}
    </div>
  );
};
