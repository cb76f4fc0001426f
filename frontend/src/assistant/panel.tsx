import { Suspense } from 'react';
import Material from '../look/material';
import { Sheet } from './sheet';

/** The health assistant. Loaded when it is opened the first time, also on pages without Material UI. */
export default function Panel(props: { isOpen: boolean; onClose: () => void }) {
  return (
    <Material>
      <Suspense>
        <Sheet {...props} />
      </Suspense>
    </Material>
  );
}
