import { expect } from '@jest/globals';
import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** What a theme can break: the page is the same one, in other colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expects no accessibility violation on a page: by every rule in the light theme, by those about colours in the dark one. */
export async function expectAccessible(page: Page): Promise<void> {
  await Promise.all(page.frames().map(bringAxe));
  for (const theme of ['light', 'dark']) {
    await page.evaluate(showTheme, theme);
    const violations = await page.evaluate(findViolations, theme === 'dark' ? { runOnly: COLOUR_RULES } : {});
    expect(violations.map((violation) => ({ theme, ...violation }))).toEqual([]);
  }
  await page.evaluate(showTheme, 'light');
}

/** A page keeps axe until it is left: it is half a megabyte, and takes longer to read than to run. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => window.axe !== undefined)) return;
  await frame.evaluate(axe.source);
  // A frame that can't be judged is a violation, not a footnote.
  await frame.evaluate(() =>
    window.axe?.configure({ checks: [{ id: 'frame-tested', options: { isViolation: true } }] }),
  );
}

/** Runs in the page, and asks the frames in it. */
async function findViolations(options: { runOnly?: string[] }) {
  if (!window.axe) throw new Error('The page was left while it was judged');
  // A busy machine's frames answer late.
  const { violations } = await window.axe.run({ ...options, resultTypes: ['violations'], pingWaitTime: 10_000 });
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => [html.slice(0, 160), failureSummary]),
  }));
}

/** Runs in the page. Colours fade from one theme to the other; judged half way, they would fail. */
async function showTheme(theme: string): Promise<void> {
  document.documentElement.setAttribute('data-theme', theme);
  // Screens that follow the theme in script draw anew in the frame after, and only then begin to fade.
  for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((animation) => animation.finished.catch(() => null)));
}
