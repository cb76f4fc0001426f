import type { ReactNode } from 'react';
import { secondFactorMessages } from '../accounts/second-factor-messages';
import { useMessages } from '../language/messages';
import { useSecondFactorMissing } from '../signed-in/second-factor-need';
import { LinkButton } from '../look/link-button';
import { EmptyState } from '../look/states';
import { DeskBar } from '../desk/desk-bar';

/** A record screen; after a refusal for lack of a second factor, an explanation with a link to turn it on. */
export function RequireSecondFactor({ title, children }: { title: string; children: ReactNode }) {
  const m = useMessages(secondFactorMessages);
  if (!useSecondFactorMissing()) return children;
  return (
    <>
      <DeskBar title={title} />
      <div className="desk-page">
        <EmptyState title={m.behindTitle} text={m.behindText}>
          <LinkButton look="act" to="/account">
            {m.toAccount}
          </LinkButton>
        </EmptyState>
      </div>
    </>
  );
}
