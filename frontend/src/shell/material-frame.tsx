import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { Live } from '../live/live';
import Material from '../look/material';

/** The frame of pages that use Material UI: its theme, and the live connection, which is no part of the first load. */
export default function MaterialFrame({ children }: { children?: ReactNode }) {
  return (
    <Material>
      {children ?? <Outlet />}
      <Live />
    </Material>
  );
}
