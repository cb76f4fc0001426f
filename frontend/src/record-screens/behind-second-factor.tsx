import type { ReactNode } from 'react';
import { secondFactorMessages as m } from '../accounts/second-factor-messages';
import { useSecondFactorMissing } from '../signed-in/second-factor-need';
import { LinkButton } from '../look/link-button';
import { EmptyState } from '../look/states';
import { DeskBar } from '../desk/desk-bar';

/** A record screen, or, once it was refused for want of a second factor, what that is and where it is turned on. */
export function BehindSecondFactor({ title, children }: { title: string; children: ReactNode }) {
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
