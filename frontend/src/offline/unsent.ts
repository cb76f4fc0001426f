type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** The fields in which somebody typed or chose something. */
let touched: readonly Field[] = [];

addEventListener(
  'input',
  ({ target }) => {
    if (isField(target) && !touched.includes(target)) touched = [...touched.filter((each) => each.isConnected), target];
  },
  { capture: true },
);

/** Whether something that was typed on this page is still in its field: a new load would lose it. */
export const hasUnsent = (): boolean => touched.some((field) => field.isConnected && field.value !== '');
