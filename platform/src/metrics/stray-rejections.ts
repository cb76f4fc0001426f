import { Counter, type Registry } from 'prom-client';

/** How many rejections nobody handled, in this process since its start: a fact of the process, like its memory. */
let total = 0;

/** Counts one rejection that nobody handled. */
export const countStrayRejection = (): void => void (total += 1);

/** Shows their number as `unhandled_rejections_total`. */
export function showStrayRejections(registry: Registry): void {
  new Counter({
    name: 'unhandled_rejections_total',
    help: 'Rejections that nobody handled; each is a defect, and stands in the log',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(total);
    },
  });
}
