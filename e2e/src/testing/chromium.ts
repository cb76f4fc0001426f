import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserServer, chromium } from 'playwright-core';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A low frame rate, because video is encoded and decoded without a GPU.
  '--use-fake-device-for-media-stream=fps=2',
  '--use-fake-ui-for-media-stream',
];

/**
 * For pages that live a few seconds, as few threads and processes as possible: code that is compiled in another thread is ready too late, and each
 * thread that is woken interrupts both cores.
 */
const SHORT_LIVED = ['--js-flags=--no-opt --no-maglev --single-threaded', '--in-process-gpu'];

/** The variable with the address of the browser of a Jest worker. */
export const addressOf = (worker: number | string): string => `E2E_BROWSER_${worker}`;

/** Signals end Jest, and with it the browsers; Playwright would end only the browsers. */
const SIGNALS_ARE_JESTS = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/** Starts a browser for each Jest worker, whose suites connect to it: a process per suite would cost seconds of each. */
export async function startBrowsers(workers: number): Promise<BrowserServer[]> {
  const executablePath = await findBrowser([WITHOUT_WINDOW, ...WHOLE]);
  const numbers = Array.from({ length: workers }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (worker) => {
      const server = await chromium.launchServer({
        executablePath,
        args: [...FLAGS, ...SHORT_LIVED],
        ...SIGNALS_ARE_JESTS,
      });
      process.env[addressOf(worker)] = server.wsEndpoint();
      return server;
    }),
  );
}

/** Starts a whole Chromium: from CHROME_PATH, the system, the system's package manager, or npm. */
export async function startChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(WHOLE), args: FLAGS });
}

/**
 * Starts a browser with a single, temporary profile, which other programs can use through a debugging port. Relative addresses start at
 * `address`.
 */
export async function openProfile(address: string, port: number): Promise<BrowserContext> {
  const args = [...FLAGS, `--remote-debugging-port=${port}`];
  return chromium.launchPersistentContext('', { executablePath: await findBrowser(WHOLE), args, baseURL: address });
}

/** Chromium without its window costs a tenth of a second of a processor for each context, with it half a second. It has no speech recognition. */
const WITHOUT_WINDOW = '/usr/bin/chromium-headless-shell';
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

async function findBrowser(known: readonly string[]): Promise<string> {
  const find = () => [process.env['CHROME_PATH'], ...known].find((path) => path !== undefined && existsSync(path));
  const found = find() ?? (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && installFromDebian() && find());
  if (found) return found;
  // The package uses its bundled libraries only if it detects this platform.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs24.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

function installFromDebian(): boolean {
  const install = (...names: string[]) =>
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], { stdio: 'ignore' });
  try {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    install('chromium');
    install('chromium-headless-shell');
  } catch {
    // Not every Debian has the second; the first serves too.
  }
  return WHOLE.some(existsSync);
}
