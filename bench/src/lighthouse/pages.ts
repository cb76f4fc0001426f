import { freePort } from '@anamnesis/platform/process/free-port';
import { openProfile } from '@anamnesis/e2e/testing/browser';
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

/** Runs Lighthouse this many times on each page of a running product with a demo: first on those for strangers, then on the patient's. */
export async function measurePages(
  address: string,
  pages: readonly MeasuredPage[],
  runs: number,
): Promise<ReadonlyMap<MeasuredPage, readonly PageRun[]>> {
  const port = await freePort();
  const profile = await openProfile(address, port);
  try {
    const taken = new Map<MeasuredPage, PageRun[]>();
    const measure = async (signedIn: boolean) => {
      for (const page of pages.filter((each) => each.signedIn === signedIn)) {
        const ofPage: PageRun[] = [];
        for (let run = 0; run < runs; run += 1) ofPage.push(await runLighthouse(`${address}${page.path}`, port));
        taken.set(page, ofPage);
      }
    };
    await measure(false);
    const page = await profile.newPage();
    await signInAs(page, 'patient');
    await page.close();
    await measure(true);
    return taken;
  } finally {
    await profile.close();
  }
}
