import { DEMO_PASSWORD, doctors, patient } from '@anamnesis/embedded/demo/people';
import type { Browser, Page } from 'playwright-core';

/** The two screens that everything has to hold on. */
export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 800 };

/** A person with a browser of their own: cookies and storage are theirs, and errors on the console are collected. */
export interface Person {
  page: Page;
  errors: string[];
}

export async function arrive(
  browser: Browser,
  address: string,
  viewport: { width: number; height: number },
): Promise<Person> {
  const context = await browser.newContext({ viewport, baseURL: address, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, errors };
}

/** A real picture and a real document, made by the browser itself. */
export async function realFiles(browser: Browser): Promise<{ picture: Buffer; certificate: Buffer }> {
  const page = await browser.newPage({ viewport: { width: 320, height: 320 } });
  await page.setContent('<body style="background:teal"><h1 style="color:white">Portrait</h1></body>');
  const [picture, certificate] = [await page.screenshot(), await page.pdf()];
  await page.close();
  return { picture, certificate };
}

/** Signs in somebody of the demo, and waits until they are at home. */
export async function signInAs(page: Page, who: 'patient' | 'doctor' | 'another doctor'): Promise<void> {
  const [kavita, arjun] = doctors;
  const person = { patient, doctor: kavita, 'another doctor': arjun }[who];
  await page.goto('mobileNumber' in person ? '/doctor-login' : '/user-signin');
  await page.getByLabel('Email').fill(person.email);
  if ('mobileNumber' in person) await page.getByLabel('Phone number').fill(person.mobileNumber);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/main-page|doctor-dashboard/i);
}

/** Signs up Dr. Farhan Qureshi, a neurologist without papers, and waits until they are at home. */
export async function signUpNeurologist(page: Page, password: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Full name').fill('Farhan Qureshi');
  await page.getByLabel('Email').fill('farhan@clinic.example');
  await page.getByLabel('Phone number').fill('9820098200');
  await page.getByLabel('Years of experience').fill('19');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Specializations').fill('Neurologist');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Register as Doctor' }).click();
  await page.waitForURL('**/doctor-dashboard');
}
