import { useEffect, useEffectEvent } from 'react';

interface Keys {
  readonly next: () => void;
  readonly previous: () => void;
  readonly play: () => void;
  readonly open: () => void;
  readonly help: () => void;
}

/** Whether a key belongs to the element that has the focus: a field, a button or a dialog. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, textarea, select, [contenteditable], [role="dialog"]')) return true;
  return key === 'Enter' && target.closest('a, button, summary') !== null;
}

/** The keys of a replay, while no field has the focus and no dialog is open. */
export function useReplayKeys({ next, previous, play, open, help }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
    const act = { j: next, k: previous, p: play, Enter: open, '?': help }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
