import type { AppendDraft } from './append-request.js';
import { tooManyUnfinished } from './errors.js';

/** Maximum bytes of the unfinished appends of one call. */
const MOST_UNFINISHED = 2 ** 26;

/** The appends of one batch call of which further chunks are to come. The call has to be read for these, so it cannot wait for room. */
export class Unfinished {
  private readonly drafts = new Map<string, AppendDraft>();
  private bytes = 0;

  /** Throws if they take too much memory with this one, which is then left out. */
  keep(id: string, draft: AppendDraft): void {
    if (this.bytes + draft.bytes > MOST_UNFINISHED) throw tooManyUnfinished(MOST_UNFINISHED);
    this.drafts.set(id, draft);
    this.bytes += draft.bytes;
  }

  take(id: string): AppendDraft | undefined {
    const draft = this.drafts.get(id);
    if (draft && this.drafts.delete(id)) this.bytes -= draft.bytes;
    return draft;
  }
}
