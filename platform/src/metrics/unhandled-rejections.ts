import { Counter, type Registry } from 'prom-client';

/** Number of unhandled rejections in this process since its start: global, like its memory. */
let total = 0;

/** Counts one unhandled rejection. */
export const countStrayRejection = (): void => void (total += 1);

/** Exposes the number as `unhandled_rejections_total`. */
export function showStrayRejections(registry: Registry): void {
  new Counter({
    name: 'unhandled_rejections_total',
    help: 'Unhandled promise rejections; each is a defect, and is logged',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(total);
    },
  });
}
