import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { nodeOptions, sibling } from '@anamnesis/platform/apart/node-options';
import type { PageRun } from './page-figures.js';

const TIMEOUT_MILLISECONDS = 180_000;

/**
 * Runs Lighthouse on an address with its default phone: simulated slow 4G, a processor slowed down four times, an empty cache. Uses the default
 * profile of the browser at the debugging port, with its cookies and local storage. Lighthouse gets a process of its own, because jest cannot load it.
 */
export async function runLighthouse(address: string, port: number): Promise<PageRun> {
  const file = sibling('./lighthouse-process', import.meta.url);
  const { stdout } = await promisify(execFile)(process.execPath, [...nodeOptions(file), file, address, String(port)], {
    env: { ...process.env, NODE_OPTIONS: '' },
    timeout: TIMEOUT_MILLISECONDS,
  });
  return JSON.parse(stdout) as PageRun;
}
