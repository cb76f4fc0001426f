import { useEffect } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"]') !== null);
const isControl = (target: EventTarget | null) => target instanceof HTMLElement && target.closest('a, button') !== null;

/** J and K move through a list, Enter focuses the first button of the chosen item. Off while typing or with the focus in a dialog. */
export function useListKeys({
  ids,
  chosen,
  onChoose,
  cardOf,
}: {
  ids: readonly string[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  cardOf: (id: string) => HTMLElement | null;
}): void {
  useEffect(() => {
    const move = (by: number) => {
      const at = chosen === undefined ? (by > 0 ? -1 : ids.length) : ids.indexOf(chosen);
      const next = ids[Math.min(Math.max(at + by, 0), ids.length - 1)];
      if (next === undefined) return;
      onChoose(next);
      cardOf(next)?.focus();
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === 'j') move(1);
      else if (event.key === 'k') move(-1);
      else if (event.key === 'Enter' && chosen !== undefined && !isControl(event.target))
        cardOf(chosen)?.querySelector('button')?.focus();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [ids, chosen, onChoose, cardOf]);
}
