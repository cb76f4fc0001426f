import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bookAppointment } from '@anamnesis/contracts/appointments/routes';
import { DEFAULT_TIME_ZONE } from '@anamnesis/contracts/doctors/constants';
import { addTestReport } from '@anamnesis/contracts/records/routes';
import { clinicTime, dayAfter } from '@anamnesis/contracts/time/slots';
import type { Browser, Locator, Page } from 'playwright-core';
import { expectAccessible } from '../testing/accessible.js';
import { type Account, signUpDoctor, signUpPatient } from '../testing/accounts.js';
import { openBrowser } from '../testing/browser.js';
import { ask } from '../testing/call.js';
import { verifyDoctors } from '../testing/operator.js';
import { DESK, openHomePage, openPerson, type Person, PHONE } from '../testing/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const product = sharedProduct();
const { address } = product;
const patientName = 'Aparna Velankar';
const tomorrow = dayAfter(clinicTime(new Date(), DEFAULT_TIME_ZONE).date, 1);
let browser: Browser;
let patient: Person & Account;
let doctor: Person & Account;

beforeAll(async () => {
  browser = await openBrowser();
  const accounts = [
    await signUpPatient(address, patientName),
    await signUpDoctor(address, 'Girish Phadke'),
    await signUpPatient(address, 'Chitra Bhat'),
  ] as const;
  await verifyDoctors(product, [{ id: accounts[1].id, certificates: 0 }]);
  for (const [each, time] of [
    [accounts[0], '09:00'],
    [accounts[2], '10:00'],
  ] as const) {
    const body = { doctorId: accounts[1].id, date: tomorrow, time };
    await ask(address, bookAppointment, { body }, { token: each.token });
  }
  patient = { ...accounts[0], ...(await openPerson(browser, address, PHONE)) };
  doctor = { ...accounts[1], ...(await openPerson(browser, address, DESK)) };
  await openHomePage(patient.page, 'patient', patient);
  await openHomePage(doctor.page, 'doctor', doctor);
});
afterAll(() => browser.close());

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const column = (name: string): Locator => doctor.page.getByRole('region', { name: new RegExp(`^${name}`) });
const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Chooses from the menu of an entry, with the keyboard alone. */
async function chooseAction(page: Page, title: string, action: string): Promise<void> {
  await button(page, `More actions: ${title}`).press('Enter');
  await page.getByRole('menuitem', { name: action }).press('Enter');
}

/** Opens a dialog, fills its inputs by label and saves. */
async function add(page: Page, open: string, fields: Record<string, string>): Promise<void> {
  await button(page, open).click();
  for (const [label, text] of Object.entries(fields))
    await dialog(page)
      .getByLabel(new RegExp(`^${label}`))
      .fill(text);
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
}

test('a patient notes an allergy and adds an entry of each kind, on a phone', async () => {
  const { page } = patient;
  await page.goto('/user-reports');
  await page.getByText('No test reports found. Add your first report.').waitFor();
  await add(page, 'Add an allergy', { 'Medicine or substance': 'Penicillin' });
  await page.getByText('Allergy added successfully!').waitFor();

  await button(page, 'Add New').click();
  await dialog(page).getByRole('heading', { name: 'Add New Test Report' }).waitFor();
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await dialog(page).getByText('Please name the test.').waitFor();
  await expectAccessible(page);
  await dialog(page).getByLabel("Doctor's name").fill('Dr. Leela Nene');
  await dialog(page).getByLabel('Test name').fill('Lipid profile');
  await dialog(page).getByLabel('Result').fill('LDL 168 mg/dL (up to 100)');
  await dialog(page).getByLabel(/^Date/).fill('2026-01-10');
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Test Report added successfully!').waitFor();
  await page.getByRole('article', { name: 'Lipid profile' }).getByText('High').waitFor();

  for (const [tab, none, message, fields] of [
    [
      'My Prescriptions',
      'No prescriptions found. Add your first prescription.',
      'Prescription added successfully!',
      { "Doctor's name": 'Dr. Leela Nene', Medication: 'Cetirizine 10 mg', Dosage: 'When needed' },
    ],
    [
      'My Diagnoses',
      'No diagnoses found. Add your first diagnosis.',
      'Diagnosis added successfully!',
      { "Doctor's name": 'Dr. Leela Nene', Condition: 'Hay fever', Notes: 'Every May.', Date: '2026-05-02' },
    ],
  ] as const) {
    await page.getByRole('link', { name: tab }).click();
    await page.getByText(none).waitFor();
    await add(page, 'Add New', fields);
    await page.getByText(message).waitFor();
  }
});

test('a doctor finds the patient by a part of the name, and reads the record in three columns', async () => {
  const { page } = doctor;
  await page.goto('/details');
  await page.getByRole('link', { name: 'View Medical Records of Chitra Bhat' }).waitFor();
  await page.getByLabel('Name or email').fill('velan');
  await page.getByRole('link', { name: 'View Medical Records of Chitra Bhat' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: `View Medical Records of ${patientName}` }).click();
  await page.getByRole('region', { name: 'Allergies' }).getByText('Penicillin').waitFor();
  await page.getByRole('region', { name: 'Taking now' }).getByText('Cetirizine 10 mg').waitFor();
  for (const heading of ['Prescriptions 1', 'Test Reports 1', 'Diagnoses 1'])
    await page.getByRole('heading', { name: heading }).waitFor();
  await page.getByText('Aparna sees that you opened this.').waitFor();
  await expectAccessible(page);
});

test('what the doctor adds is at once on the screen of the patient', async () => {
  const { page } = doctor;
  await add(page, 'Test Report', { 'Test name': 'Lipid profile', Result: 'LDL 135 mg/dL (up to 100)' });
  await page.getByText('Test Report added successfully!').waitFor();
  await page
    .getByRole('region', { name: 'Trends' })
    .getByRole('slider', { name: /LDL cholesterol/ })
    .waitFor();
  await add(page, 'Diagnosis', {
    Condition: 'Raised LDL',
    Notes: 'Diet first.',
    'Follow-up date': dayAfter(tomorrow, 9),
  });
  await page.getByText('Diagnosis added successfully!').waitFor();
  await column('Diagnoses').getByText('Follow-up: Raised LDL').waitFor();

  await patient.page.goto('/user-reports');
  await patient.page.getByText('· Dr. Girish Phadke').first().waitFor();
  await patient.page.getByLabel('Filter by Doctor').selectOption({ label: 'Dr. Girish Phadke' });
  await patient.page.getByText('· Dr. Leela Nene').waitFor({ state: 'detached' });
});

test('a result that cannot wait is picked out in front of its report, for the doctor without a reload and for the patient', async () => {
  const { page } = doctor;
  const urgentIn = (where: Page | Locator) => where.getByRole('region', { name: 'One urgent result' });
  await add(page, 'Test Report', { 'Test name': 'Electrolytes', Result: 'Potassium 7.1 mmol/L (3.5 - 5.1)' });
  await urgentIn(column('Test Reports')).getByText('Hospital today, unless treated since').waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  await urgentIn(page).getByText('Potassium 7.1 mmol/L').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await expectAccessible(page);
  await page.setViewportSize(DESK);

  await patient.page.goto('/user-reports');
  const report = patient.page.getByRole('article', { name: 'Electrolytes' });
  await urgentIn(report).getByText('Go to a hospital today, unless it was treated since').waitFor();
  await expectAccessible(patient.page);
});

test('a patient shares the days of a device with the doctors, who see that its values are made up, until the patient ends it', async () => {
  const { page } = patient;
  await page.goto('/wearables');
  for (const name of ['Pulse Band 2', 'Watch']) {
    await button(page, 'Add Device').click();
    await page.getByLabel('Device name').fill(name);
    await button(page, 'Add Device').last().click();
    await page.getByText(`${name} was added`).waitFor();
  }
  await button(page, 'Fetch Health Data').click();
  await page.getByRole('slider').waitFor();
  await button(page, 'Remove Pulse Band 2').click();
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('Pulse Band 2 was removed').waitFor();
  await page.getByText('Simulated, Pulse Band 2').first().waitFor();
  const share = page.getByRole('switch', { name: 'Share with my doctors' });
  await share.click();
  await page.getByText(/Nobody else sees them, also not in an emergency/).waitFor();

  const days = doctor.page.getByRole('region', { name: 'Health data of devices' });
  await days.getByRole('button', { name: 'Show health data of devices' }).click();
  await days.getByText(/^All of these values are made up by a simulated device/).waitFor();
  await days.getByText('Made up by a simulated device, Pulse Band 2').first().waitFor();
  await expectAccessible(doctor.page);

  await share.click();
  await page.getByText(/^Only you see these days/).waitFor();
  await days.getByRole('button', { name: 'Hide' }).click();
  await days.getByRole('button', { name: 'Show health data of devices' }).click();
  await days.getByText('Aparna does not share the health data of their devices.').waitFor();
  await page.goto('/record-readings');
  await page.getByText('Looked at the health data of your devices').first().waitFor();
});

test('a medicine that meets an allergy is warned of, and prescribed only with a reason', async () => {
  const { page } = doctor;
  await add(page, 'Prescription', { Medication: 'Tab. Augmentin 625 Duo', Dosage: 'Twice a day' });
  const warnings = dialog(page).getByRole('alert', { name: 'Warnings about this medicine' });
  await warnings.getByText('Penicillin').first().waitFor();
  await warnings.getByText(/^Checked against \d+ rules/).waitFor();
  await expectAccessible(page);
  await warnings.getByLabel('Or prescribe it all the same, and say why').fill('Tolerated in an oral challenge.');
  await button(page, 'Override').click();
  await page.getByText(/^Prescription added successfully! Checked against \d+ rules\./).waitFor();
  await column('Prescriptions').getByText('Tab. Augmentin 625 Duo').waitFor();
  await column('Prescriptions').getByText('Tolerated in an oral challenge.').waitFor();

  await patient.page.goto('/user-reports?tab=prescriptions');
  const told = patient.page.getByRole('region', { name: 'Dr. Girish Phadke was warned before prescribing this' });
  await told.getByText(/You have an allergy on record: “Penicillin”/).waitFor();
  await told.getByText(/Tolerated in an oral challenge\./).waitFor();
  await expectAccessible(patient.page);
});

test('a medicine is checked while it is typed, and one that no rule knows is saved only with a confirmation', async () => {
  const { page } = doctor;
  await button(page, 'Prescription').click();
  const check = dialog(page).getByRole('region', { name: 'Check of this medicine' });
  await dialog(page).getByLabel('Medication').fill('Amoxicillin500mg');
  await check.getByRole('status').getByText('Read as amoxicillin.').waitFor();
  await check.getByRole('heading', { name: 'amoxicillin meets Penicillin' }).waitFor();
  // What is scrolled out of the dialog counts as hidden, also the label of a file.
  await dialog(page).locator('input[type="file"]').scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await dialog(page).getByLabel('Medication').fill('Xyzomab 5 mg');
  await check.getByText('No medicine was recognised in “Xyzomab 5 mg”, so it could not be checked.').waitFor();
  await dialog(page).getByLabel('Dosage').fill('Once a day');
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await dialog(page)
    .getByText(/confirm that you checked it yourself/)
    .waitFor();
  await check.getByRole('checkbox').check();
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await column('Prescriptions').getByText('Xyzomab 5 mg').waitFor();
  await column('Prescriptions')
    .getByText(/^Could not be checked: no name was recognised for certain\./)
    .waitFor();
});

test('an entry made in error is retracted with a reason that the patient reads; a medicine is stopped', async () => {
  const { page } = doctor;
  await chooseAction(page, 'Tab. Augmentin 625 Duo', 'Mark as entered in error');
  await dialog(page).getByRole('button', { name: 'Mark as entered in error', exact: true }).click();
  await dialog(page).getByText('Please choose what was wrong.').waitFor();
  await dialog(page).getByLabel('Wrong patient').check();
  await expectAccessible(page);
  await dialog(page).getByLabel('Reason').fill('Meant for another person.');
  await dialog(page).getByRole('button', { name: 'Mark as entered in error', exact: true }).click();
  await column('Prescriptions')
    .getByText(/Wrong patient\. Meant for another person\. Retracted on/)
    .waitFor();
  await chooseAction(page, 'Cetirizine 10 mg', 'Stop this medicine');
  await dialog(page).getByRole('button', { name: 'Stop this medicine', exact: true }).click();
  await page.getByRole('region', { name: 'Taking now' }).getByText('Cetirizine 10 mg').waitFor({ state: 'detached' });

  await patient.page.getByRole('link', { name: 'My Prescriptions' }).click();
  await patient.page.getByText(/Meant for another person\. Retracted on/).waitFor();
  await patient.page.getByRole('link', { name: 'All as one timeline' }).click();
  const line = patient.page.getByRole('list', { name: 'My Record' });
  await line.getByText('Follow-up: Raised LDL').waitFor();
  await line.getByRole('article', { name: 'Hay fever' }).waitFor();
});

/** Lets a query fail until somebody clicks: a page asks by itself when it is opened, once it is connected, and after each push, which may be late. */
async function failingUntilClicked(page: Page, path: string) {
  await page.addInitScript(() => addEventListener('click', () => Object.assign(window, { isClicked: true }), true));
  await page.context().route(path, async (route) => {
    const isClicked = await page.evaluate(() => 'isClicked' in window);
    return isClicked ? route.continue() : route.fulfill({ status: 503, json: {} });
  });
}

test('a failure says so on both sides, keeps what was typed, and can be tried again', async () => {
  const { page } = patient;
  await page.goto('/user-reports?tab=prescriptions');
  await page.getByRole('article', { name: 'Cetirizine 10 mg' }).waitFor();
  const refused = (path: string) => page.context().route(path, (route) => route.fulfill({ status: 503, json: {} }));
  await refused('**/api/users/addPresc');
  await add(page, 'Add New', { "Doctor's name": 'Dr. Nene', Medication: 'Ibuprofen 400 mg', Dosage: 'Once' });
  await dialog(page).getByText('Failed to submit prescriptions').waitFor();
  await page.context().unroute('**/api/users/addPresc');
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('article', { name: 'Ibuprofen 400 mg' }).waitFor();
  await failingUntilClicked(page, '**/api/users/prescriptions');
  await page.reload();
  await page.getByText('Failed to fetch prescriptions').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('article', { name: 'Ibuprofen 400 mg' }).waitFor();
  await page.context().unroute('**/api/users/prescriptions');

  await failingUntilClicked(doctor.page, '**/api/doctor/patients/*/record');
  await doctor.page.reload();
  await doctor.page.getByText('Failed to fetch patient records. Please try again.').waitFor();
  await doctor.page.getByRole('button', { name: 'Try again' }).click();
  await doctor.page.getByRole('region', { name: 'Allergies' }).waitFor();
  await doctor.page.context().unroute('**/api/doctor/patients/*/record');
});

test('of 5,000 entries few are rendered at once', async () => {
  const many = await signUpPatient(address, 'Veena Mirajkar');
  // Most of the record comes from the network, so that the screen and not the seeding is measured.
  await ask(address, addTestReport, { body: { doctorName: 'Dr. Nene', testName: 'HbA1c', result: '5.9 %' } }, many);
  const { page } = await openPerson(browser, address, PHONE);
  await openHomePage(page, 'patient', many);
  await page.context().route('**/api/users/test-reports', async (route) => {
    const [one] = (await (await route.fetch()).json()) as [{ id: string }];
    await route.fulfill({ json: Array.from({ length: 5_000 }, (_, each) => ({ ...one, id: `${one.id}-${each}` })) });
  });
  await page.goto('/user-reports');
  await page.getByText('Show earlier entries (4950)').waitFor();
  await page.getByRole('button', { name: 'Show earlier entries (4950)' }).click();
  await page.getByText('Show earlier entries (4850)').waitFor();
  expect(await page.getByRole('article').count()).toBeLessThan(200);
});
