import { execFile } from 'node:child_process';

/** The program that draws pages of a PDF, or another one with the same arguments. */
const PDF_PROGRAM = 'pdftoppm';
/** Processor time, in seconds, after which the system ends the program. */
const MAX_SECONDS = 10;
/** Milliseconds on the clock, which end a program that waits; a busy machine needs some of them. */
const MOST_TIME = 120_000;
const MAX_KILOBYTES = 2 * 1024 ** 2;
/** Limits that hold also when the process that started it is killed. Not every system knows that of memory. */
const LIMITED = `ulimit -t ${MAX_SECONDS} || exit 1; ulimit -v ${MAX_KILOBYTES} 2>/dev/null; exec "$0" "$@"`;

/** One page of a PDF as PNG, or null where the program is missing, fails, computes too long or draws more than `maxBytes`. Rejects where the machine is too busy for it. The document never touches the disk. */
export function drawByProgram(
  pdf: Buffer,
  { page, size, maxBytes }: { page: number; size: readonly string[]; maxBytes: number },
): Promise<Buffer | null> {
  const args = ['-f', String(page), '-l', String(page), '-singlefile', ...size, '-png', '-'];
  const limits = {
    ...({ encoding: 'buffer', killSignal: 'SIGKILL' } as const),
    ...{ maxBuffer: maxBytes, timeout: MOST_TIME },
  };
  return new Promise((resolve, reject) => {
    const drawing = execFile('/bin/sh', ['-c', LIMITED, PDF_PROGRAM, ...args], limits, (error, png) => {
      // Only the clock ends it from here; the system's limits end it themselves.
      if (error?.killed) reject(new Error(`${PDF_PROGRAM} had too little time`));
      else resolve(error || png.length === 0 ? null : png);
    });
    // A program that is missing, or ends early, does not read its input; its result says so.
    drawing.stdin?.on('error', () => undefined);
    drawing.stdin?.end(pdf);
  });
}
