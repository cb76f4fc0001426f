/** Maximum bytes of appends that wait for the disk, of all calls together; each call brings one more at most. */
const MOST_WAITING = 2 ** 26;

/** The bytes of all appends that wait for the disk. While there are too many, calls are not read: the rest waits in its clients. */
export class Backlog {
  private bytes = 0;
  private readonly paused = new Set<() => void>();

  get isFull(): boolean {
    return this.bytes >= MOST_WAITING;
  }

  add(bytes: number): void {
    this.bytes += bytes;
  }

  remove(bytes: number): void {
    this.bytes -= bytes;
    if (this.isFull) return;
    const resumed = [...this.paused];
    this.paused.clear();
    for (const resume of resumed) resume();
  }

  /** Calls back once when there is room; the same function only once. */
  whenRoom(resume: () => void): void {
    this.paused.add(resume);
  }

  /** Resolves when there is room. */
  async room(): Promise<void> {
    while (this.isFull) await new Promise<void>((resolve) => this.whenRoom(resolve));
  }
}
