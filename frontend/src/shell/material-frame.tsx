import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { Live } from '../live/live';
import Material from '../look/material';
import { useIsClinicAsked } from '../time/use-clinic';

/** The frame of pages that use Material UI: its theme, and the live connection, which is no part of the first load. */
export default function MaterialFrame({ children }: { children?: ReactNode }) {
  // Without the clinic's settings, a page that is shown already would disappear for a moment when a part of it needs them.
  const isReady = useIsClinicAsked();
  return (
    <Material>
      {isReady && (children ?? <Outlet />)}
      <Live />
    </Material>
  );
}
