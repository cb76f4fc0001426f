import type { Locator, Page } from 'playwright-core';

/** A week of hours has ten rows, in which each time has three stops. */
const MAX_PRESSES = 200;

/** Moves the focus to a control with the Tab key; throws if it is unreachable. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (await isFocused()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${String(control)}`);
}

/** Moves the focus to a control with the Tab key and presses a key. */
export async function pressOn(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}
