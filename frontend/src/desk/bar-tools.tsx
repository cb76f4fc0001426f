import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { BAR_TOOLS } from './desk-bar';

/** The title bar is rendered with the screen, so nothing has to be observed: React reads the element again after rendering. */
const unobserved = () => () => undefined;
const titleBar = () => document.getElementById(BAR_TOOLS);

/** Renders the tools of a screen into the title bar above it, as react-admin does with the title. They keep the context of their form. */
export function BarTools({ children }: { children: ReactNode }) {
  const bar = useSyncExternalStore(unobserved, titleBar);
  return bar && createPortal(children, bar);
}
