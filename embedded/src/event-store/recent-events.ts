import type { Written } from './decide.js';

/** How many of the newest events are known by their id, also after a restart. */
export const REMEMBERED_EVENTS = 32_768;

/** The newest events of the log by id: what makes an append without an exact revision safe to repeat. */
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
