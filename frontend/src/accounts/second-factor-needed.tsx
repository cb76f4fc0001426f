import { ShieldCheck } from 'lucide-react';
import { Icon } from '../look/icon';
import { LinkButton } from '../look/link-button';
import { secondFactorMessages } from './second-factor-messages';
import { useMessages } from '../language/messages';

/** Shown instead of content that needs a second factor: explains it and links to where it is turned on. */
export const SecondFactorNeeded = () => {
  const m = useMessages(secondFactorMessages);
  return (
    <div className="notice care" role="status">
      <Icon of={ShieldCheck} size={22} />
      <div className="grow">
        <strong>{m.behindTitle}</strong>
        <p className="note">{m.behindText}</p>
      </div>
      <LinkButton size="small" to="/account">
        {m.toAccount}
      </LinkButton>
    </div>
  );
};
