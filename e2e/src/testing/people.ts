import { signInAuditor, signInDoctor, signInPatient } from '@anamnesis/contracts/accounts/routes';
import { signInOperator } from '@anamnesis/contracts/accounts/appointed-routes';
import { auditor, DEMO_PASSWORD, doctors, operator, patient } from '@anamnesis/embedded/demo/people';
import type { Browser, Page } from 'playwright-core';
import { MOBILE_NUMBER, PASSWORD } from './accounts.js';
import { errorsOf } from './page-errors.js';

/** The two tested screen sizes. */
export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 800 };

/** A person with a browser context of their own; console errors are collected. */
export interface Person {
  page: Page;
  errors: string[];
}

export async function openPerson(
  browser: Browser,
  address: string,
  viewport: { width: number; height: number },
  reducedMotion: 'reduce' | 'no-preference' = 'reduce',
): Promise<Person> {
  const context = await browser.newContext({ viewport, baseURL: address, reducedMotion });
  const page = await context.newPage();
  return { page, errors: errorsOf(page) };
}

/** A real picture and a real document, created by the browser. */
export async function realFiles(browser: Browser): Promise<{ picture: Buffer; certificate: Buffer }> {
  const page = await browser.newPage();
  await page.setContent('<body style="background:teal"><h1 style="color:white">Portrait</h1></body>');
  const [picture, certificate] = [await drawPicture(page), await page.pdf()];
  await page.close();
  return { picture, certificate };
}

/** A PNG that is drawn on a canvas: on a busy machine `page.screenshot()` sometimes fails with "Unable to capture screenshot". */
async function drawPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 320 });
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = 'teal';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** The sign-in route and the home page of each role. */
const ENTRIES = {
  patient: { signIn: signInPatient, home: '/main-page' },
  doctor: { signIn: signInDoctor, home: '/doctor-dashboard' },
  operator: { signIn: signInOperator, home: '/registrations' },
  auditor: { signIn: signInAuditor, home: '/audit' },
};
type Role = keyof typeof ENTRIES;

interface Credentials {
  email: string;
  mobileNumber?: string;
  password?: string;
}

/**
 * Opens the home page of an existing account; by default with the phone number and password of `signUpDoctor` and `signUpPatient`.
 * Signs in by a call and continues like a second tab; the sign-in form has tests of its own.
 */
export async function openHomePage(page: Page, role: Role, { email, mobileNumber, password = PASSWORD }: Credentials) {
  const { signIn, home } = ENTRIES[role];
  const context = page.context();
  const data = { email, password, ...(role === 'doctor' ? { mobileNumber: mobileNumber ?? MOBILE_NUMBER } : {}) };
  const answer = await context.request.post(signIn.path, { data });
  if (!answer.ok()) throw new Error(`${signIn.name}: ${answer.status()} ${await answer.text()}`);
  const { origin } = new URL(answer.url());
  const { cookies } = await context.storageState();
  await context.setStorageState({
    cookies,
    origins: [{ origin, localStorage: [{ name: 'signed-in', value: 'yes' }] }],
  });
  await page.goto(home);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  if (new URL(page.url()).pathname !== home) throw new Error(`${email} was led to ${page.url()}`);
}

const [kavita, arjun] = doctors;
const DEMO = {
  patient: ['patient', patient],
  doctor: ['doctor', kavita],
  'another doctor': ['doctor', arjun],
  operator: ['operator', operator],
  auditor: ['auditor', auditor],
} as const;

/** Opens the home page of a demo account. */
export function signInAs(page: Page, who: keyof typeof DEMO): Promise<void> {
  const [role, person] = DEMO[who];
  return openHomePage(page, role, { ...person, password: DEMO_PASSWORD });
}
