import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { BAR_TOOLS } from './desk-bar';

/** Renders the tools of a screen into the title bar above it, as react-admin does with the title. They keep the context of their form. */
export function BarTools({ children }: { children: ReactNode }) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useEffect(() => setBar(document.getElementById(BAR_TOOLS)), []);
  return bar && createPortal(children, bar);
}
