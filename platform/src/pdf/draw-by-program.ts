import { execFile } from 'node:child_process';

/** The program that draws pages of a PDF, or another one with the same arguments. */
const PDF_PROGRAM = 'pdftoppm';
const MAX_SECONDS = 10;
const MAX_KILOBYTES = 2 * 1024 ** 2;
/** Limits that hold also when the process that started it is killed. Not every system knows that of memory. */
const LIMITED = `ulimit -t ${MAX_SECONDS}; ulimit -v ${MAX_KILOBYTES} 2>/dev/null; exec "$0" "$@"`;

/** One page of a PDF as PNG, or null where the program is missing, fails, takes too long or draws more than `maxBytes`. The document never touches the disk. */
export function drawByProgram(
  pdf: Buffer,
  { page, size, maxBytes }: { page: number; size: readonly string[]; maxBytes: number },
): Promise<Buffer | null> {
  const args = ['-f', String(page), '-l', String(page), '-singlefile', ...size, '-png', '-'];
  const limits = {
    ...({ encoding: 'buffer', killSignal: 'SIGKILL' } as const),
    ...{ maxBuffer: maxBytes },
  };
  return new Promise((resolve) => {
    const drawing = execFile('/bin/sh', ['-c', LIMITED, PDF_PROGRAM, ...args], limits, (error, png) =>
      resolve(error || png.length === 0 ? null : png),
    );
    // A program that is missing, or ends early, does not read its input; its result says so.
    drawing.stdin?.on('error', () => undefined);
    drawing.stdin?.end(pdf);
  });
}
