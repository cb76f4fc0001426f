import { useEffect, useEffectEvent } from 'react';
import { useSingleKeys } from './single-keys';

/** Whether a key belongs to the element that has the focus: to a field, a dialog, or Enter to a control. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"]')) return true;
  return key === 'Enter' && target.closest('a, button, summary') !== null;
}

/**
 * Runs functions by keys while no field or dialog has the focus. `keys` returns the function of a key, or undefined for other keys.
 * Keys of a single character can be turned off.
 */
export function useDeskKeys(keys: (key: string) => (() => void) | undefined): void {
  const [areOn] = useSingleKeys();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
    if (!areOn && event.key.length === 1) return;
    const act = keys(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
