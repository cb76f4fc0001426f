import type { Locator, Page } from 'playwright-core';

/** A week of hours has ten rows, in which each time has three stops. */
const MAX_PRESSES = 200;

/** Moves the focus to a control with the Tab key; throws if it is unreachable. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  // Looked up again only when the page has replaced it: that takes longer than all the rest.
  let element = await elementOf(control);
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    const state = await element.evaluate((each) =>
      each === document.activeElement ? 'focused' : each.isConnected ? 'waiting' : 'replaced',
    );
    if (state === 'focused') return;
    if (state === 'replaced') element = await elementOf(control);
    else await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${String(control)}`);
}

async function elementOf(control: Locator) {
  const element = await control.elementHandle();
  if (!element) throw new Error(`${String(control)} is not there`);
  return element;
}

/** Moves the focus to a control with the Tab key and presses a key. */
export async function pressOn(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}
