import { spawn } from 'node:child_process';

interface Completed {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Shows the output of the program instead of returning it. */
  readonly shown?: boolean;
}

/** Runs a program to its end and returns its output; does not throw on a failing exit code. Rejects when it can't be started. */
export const attempt = (
  program: string,
  args: readonly string[],
  { env, shown }: RunOptions = {},
): Promise<Completed> =>
  new Promise((resolve, reject) => {
    const output = shown ? 'inherit' : 'pipe';
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', output, output] });
    let [stdout, stderr] = ['', ''];
    child.stdout?.on('data', (text: Buffer) => (stdout += text.toString()));
    child.stderr?.on('data', (text: Buffer) => (stderr += text.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, stderr }));
  });

/** Runs a program and returns its output, trimmed. Throws with its errors on a failing exit code. */
export async function run(program: string, args: readonly string[], options: RunOptions = {}): Promise<string> {
  const { code, stdout, stderr } = await attempt(program, args, options);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} exited with ${code}: ${stderr.trim().slice(-2000)}`);
  return stdout.trim();
}

export const docker = (...args: readonly string[]): Promise<string> => run('docker', args);

/** Why no Docker engine is available, in Docker's words; null when one is. */
export async function whyNoEngine(): Promise<string | null> {
  try {
    const { code, stderr } = await attempt('docker', ['version', '--format', '{{.Server.Version}}']);
    return code === 0 ? null : stderr.trim();
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
}
