import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const COMMAND = fileURLToPath(new URL('../../../embedded/dist/operator/appoint.js', import.meta.url));

/**
 * Appoints a person in a running product by the command of `npm run operator:create`; returns the password. In a process of its own:
 * a suite that loads the command-service takes seconds more.
 */
export async function appoint(
  dataDir: string,
  { role, email, fullName }: { role: 'auditor' | 'operator'; email: string; fullName: string },
): Promise<string> {
  const env = { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production', DATA_DIR: dataDir };
  const { stdout } = await run(process.execPath, [COMMAND, role, '--email', email, '--name', fullName], { env });
  const password = /this password: (\S+)/.exec(stdout)?.[1];
  if (!password) throw new Error(`No password was printed: ${stdout}`);
  return password;
}
