import { signInPatient } from '@anamnesis/contracts/accounts/routes';
import { openBrowser } from './src/testing/browser.js';
import { openPerson, PHONE, DESK } from './src/testing/people.js';
import { reportPdf, scanOf } from '@anamnesis/platform/reading/testing/documents';

const address = 'http://localhost:4710';
const browser = await openBrowser();
const only = process.argv[2] ?? 'all';
async function person(size: { width: number; height: number }) {
  const p = await openPerson(browser, address, size);
  const context = p.page.context();
  const answer = await context.request.post(address + signInPatient.path, { data: { email: 'meera.joshi@anamnesis.example', password: 'walk-in-the-monsoon' } });
  if (!answer.ok()) throw new Error(await answer.text());
  const { cookies } = await context.storageState();
  await context.setStorageState({ cookies, origins: [{ origin: address, localStorage: [{ name: 'signed-in', value: 'yes' }] }] });
  p.page.setDefaultTimeout(60_000);
  return p;
}
const desk = await person(DESK);
const { page } = desk;
if (only === 'all') {
  const pdf = await reportPdf([['Total Cholesterol', '214', 'mg/dL', '0 - 200'], ['LDL Cholesterol', '135', 'mg/dL', '0 - 100'], ['Triglycerides', '164', 'mg/dL', '0 - 150'], ['HDL Cholesterol', '46', '', '40 - 60'], ['VLDL Cholesterol', '3280', 'mg/dL', '5 - 40']], 2);
  const scan = await scanOf(pdf);
  await page.goto('/user-reports');
  for (const [name, file] of [['Lipid pages', { name: 'lipids.pdf', mimeType: 'application/pdf', buffer: pdf }], ['Lipid scan', { name: 'lipids.jpg', mimeType: 'image/jpeg', buffer: scan }]] as const) {
    await page.getByRole('button', { name: 'Add New' }).click();
    for (const [label, text] of Object.entries({ "Doctor's name": 'Dr. Rao', 'Test name': name, Result: 'See the document.' })) await page.getByRole('dialog').getByLabel(label).fill(text);
    await page.getByLabel('Choose a document or drop it here').setInputFiles(file);
    await page.getByText(`${file.name} is uploaded.`).waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: `AI Insights on ${name}` }).waitFor();
  }
}
const themes = async (p: typeof page, name: string) => {
  for (const theme of ['light', 'dark']) {
    await p.evaluate((t) => document.documentElement.setAttribute('data-theme', t), theme);
    await p.waitForTimeout(400);
    await p.screenshot({ path: `/tmp/shots/${name}.${theme}.png` });
  }
  await p.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
};
for (const [kind, who] of [['desk', desk], ['phone', await person(PHONE)]] as const) {
  const p = who.page;
  await p.goto('/user-reports');
  await p.getByRole('button', { name: 'AI Insights on Lipid pages' }).first().waitFor();
  await themes(p, `${kind}-list`);
  await p.getByRole('button', { name: 'AI Insights on Lipid pages' }).first().click();
  const sheet = p.getByRole('dialog', { name: 'AI Insights' });
  await p.waitForTimeout(700);
  await p.screenshot({ path: `/tmp/shots/${kind}-opening.png` });
  await sheet.getByText(/^Explained by|Sorry/).first().waitFor();
  await p.waitForTimeout(1500);
  await themes(p, `${kind}-insight`);
  await p.getByRole('region', { name: 'Analysis' }).evaluate((e) => e.scrollTo(0, 99999));
  await p.waitForTimeout(300);
  await themes(p, `${kind}-end`);
  await p.screenshot({ path: `/tmp/shots/${kind}-end.png` });
  const check = sheet.getByRole('button', { name: /please check/ }).first();
  if (await check.count()) {
    await check.click();
    await p.waitForTimeout(1000);
    await themes(p, `${kind}-check`);
    await p.keyboard.press('Escape');
  }
  await sheet.getByRole('button', { name: 'Change Language' }).click();
  await p.getByRole('radio', { name: /Hindi/ }).check();
  await themes(p, `${kind}-language`);
  await p.getByRole('button', { name: 'Use this language' }).click();
  await sheet.getByRole('region', { name: 'Summary in Hindi' }).waitFor();
  await sheet.getByRole('region', { name: 'Summary in Hindi' }).scrollIntoViewIfNeeded();
  await themes(p, `${kind}-summary`);
  await sheet.getByRole('button', { name: 'Close' }).click();
  console.log(kind, who.errors);
}
await page.goto('/user-reports');
await page.getByRole('button', { name: 'AI Insights on Lipid scan' }).first().click();
await page.waitForTimeout(4000);
await page.screenshot({ path: `/tmp/shots/scan-progress.png` });
await page.getByRole('dialog').getByText(/^Explained by|Sorry/).first().waitFor();
await page.waitForTimeout(1500);
await page.screenshot({ path: `/tmp/shots/scan.png` });
await browser.close();
