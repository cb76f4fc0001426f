import { freePort } from '@anamnesis/platform/process/free-port';
import { openProfile } from '@anamnesis/e2e/testing/chromium';
import { signInAs } from '@anamnesis/e2e/testing/people';
import type { PageRun } from './page-figures.js';
import { runLighthouse } from './run-lighthouse.js';

/** The measured pages, and whether the demo's patient is signed in on them. Those that need it are closed to search engines. */
export const PAGES = [
  { path: '/', signedIn: false },
  { path: '/auth', signedIn: false },
  { path: '/user-signin', signedIn: false },
  { path: '/doctor-signin', signedIn: false },
  { path: '/main-page', signedIn: true },
] as const;
export type MeasuredPage = (typeof PAGES)[number];

/** Runs Lighthouse this many times on each page of a running product with a demo; those that need the patient must come last. */
export async function* measurePages(
  address: string,
  pages: readonly MeasuredPage[],
  runs: number,
): AsyncGenerator<readonly [MeasuredPage, readonly PageRun[]]> {
  const port = await freePort();
  const profile = await openProfile(address, port);
  try {
    let signedIn = false;
    for (const page of pages) {
      if (page.signedIn && !signedIn) {
        const tab = await profile.newPage();
        await signInAs(tab, 'patient');
        await tab.close();
        signedIn = true;
      }
      const taken: PageRun[] = [];
      for (let run = 0; run < runs; run += 1) taken.push(await runLighthouse(`${address}${page.path}`, port));
      yield [page, taken];
    }
  } finally {
    await profile.close();
  }
}
