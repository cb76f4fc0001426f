import type { Written } from './decide.js';

/** The number of newest events that are indexed by id, also after a restart. */
export const REMEMBERED_EVENTS = 32_768;

/** The newest events of the log by id; makes appends without an exact revision idempotent. */
export class RecentEvents {
  private readonly known = new Map<string, Written>();

  get(id: string): Written | undefined {
    return this.known.get(id);
  }

  add(event: Written): void {
    this.known.delete(event.id);
    this.known.set(event.id, event);
    if (this.known.size <= REMEMBERED_EVENTS) return;
    for (const oldest of this.known.keys()) {
      this.known.delete(oldest);
      return;
    }
  }
}
