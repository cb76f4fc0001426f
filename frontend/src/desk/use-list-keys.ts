import { useDeskKeys } from './use-desk-keys';

/** J and K move through a list, Enter focuses the first button of the chosen item. */
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
  const move = (by: number) => {
    const at = chosen === undefined ? (by > 0 ? -1 : ids.length) : ids.indexOf(chosen);
    const next = ids[Math.min(Math.max(at + by, 0), ids.length - 1)];
    if (next === undefined) return;
    onChoose(next);
    cardOf(next)?.focus();
  };
  useDeskKeys((key) => {
    if (key === 'j') return () => move(1);
    if (key === 'k') return () => move(-1);
    if (key === 'Enter' && chosen !== undefined) return () => cardOf(chosen)?.querySelector('button')?.focus();
    return undefined;
  });
}
