import { limitItself } from './own-limits.js';
import { placeOf } from './place-of.js';
import { type Answered, LIMIT_TOLD_ON, type Said, type ToDo } from './said.js';

/** The way from the work to the process that started it. */
interface Link {
  /** Waits for an answer. */
  ask(about: unknown): Promise<unknown>;
  /** Waits until it is sent. It is for a few messages: whoever starts the process passes them on without waiting. */
  tell(about: unknown): Promise<void>;
}

interface Served<Task, Result> {
  /** Bytes of memory, of every kind. */
  readonly mostMemory: number;
  readonly work: (task: Task, link: Link) => Promise<Result>;
  /** The reason of an error that is a statement about the content; null for any other. */
  readonly reasonOf: (error: unknown) => string | null;
}

const send = (said: Said) =>
  new Promise<void>((resolve, reject) => {
    process.send?.(said, (error: Error | null) => (error ? reject(error) : resolve()));
  });

/**
 * Makes this process one that works on one task, which may be hostile, and ends (`run-apart.ts`): a file of a few bytes can take minutes of computing, and libraries have crashed on
 * such content. It ends with the process that started it, which decides when, or at a limit of its own (`own-limits.ts`).
 */
export function serveApart<Task, Result>({ mostMemory, work, reasonOf }: Served<Task, Result>): void {
  const asked = new Map<number, (content: unknown) => void>();
  let questions = 0;
  const link: Link = {
    async ask(about) {
      const question = (questions += 1);
      const answer = new Promise<unknown>((resolve) => asked.set(question, resolve));
      await send({ type: 'ask', question, about });
      return answer;
    },
    tell: (about) => send({ type: 'tell', about }),
  };
  const run = async ({ task, mostComputing }: ToDo<Task>) => {
    await limitItself({ mostMemory, mostComputing }, LIMIT_TOLD_ON);
    await send({ type: 'done', result: await work(task, link) });
  };
  const endOf = (error: unknown): Said => {
    const reason = reasonOf(error);
    return reason === null ? { type: 'failed', cause: placeOf(error) } : { type: 'refused', reason };
  };
  process.once('message', (toDo: ToDo<Task>) => {
    process.on('message', ({ question, content }: Answered) => {
      asked.get(question)?.(content);
      asked.delete(question);
    });
    // Without a channel nobody waits for the end of the work.
    run(toDo).catch((error: unknown) => send(endOf(error)).catch(() => process.exit(1)));
  });
  process.once('disconnect', () => process.exit());
  // A terminal and a service manager signal the whole group.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
}
