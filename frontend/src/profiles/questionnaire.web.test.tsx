import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { userEvents, press } from '../testing/user-events';
import { stubNetwork, type Answer } from '../testing/network';
import Questionnaire from './questionnaire';

afterEach(cleanup);
const tick = async (group: string, option: string) =>
  userEvents.click(within(screen.getByRole('group', { name: group })).getByRole('checkbox', { name: option }));
const blank = {
  ...{ symptoms: [], chronicIllnesses: [], familyHistory: [], allergies: '', medications: '', hospitalized: '' },
  ...{ stressLevel: '', exerciseFrequency: '', diet: '', smokingAlcohol: '' },
};

/** Renders the questionnaire with a stubbed server that has `earlier` answers; `save` replies to each save. */
async function open({ earlier = null, save }: { earlier?: object | null; save?: () => Answer } = {}) {
  const requests = stubNetwork(({ method }) =>
    method === 'GET'
      ? { json: { data: earlier && { answers: earlier, answeredAt: '2026-11-20T06:00:00.000Z' } } }
      : (save?.() ?? { json: { success: true } }),
  );
  renderPage(<Questionnaire />);
  await screen.findByRole('button', { name: 'Save' });
  return { sent: () => requests.filter(({ method }) => method === 'POST') };
}

test('the answers are saved and recommend each kind of doctor once, with links', async () => {
  const { sent } = await open();
  await tick('Chronic illnesses', 'Hypertension');
  await tick('Family history', 'Hypertension');
  await tick('Symptoms', 'Joint / Muscle Pain');
  await tick('Symptoms', 'Fever / Infections');
  await tick('Symptoms', 'Fever / Infections');
  await press('Save');
  const list = screen.getByRole('region', { name: 'Recommended Doctors' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('strong')?.textContent),
  ).toEqual(['Orthopedic / Physiotherapist', 'Cardiologist']);
  expect(within(list).getByRole('link', { name: 'Find: Cardiologist' }).getAttribute('href')).toBe(
    '/user-tele?tab=doctors&specialization=Cardiologist',
  );
  expect(within(list).getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/main-page');
  await within(list).findByText('Your answers are kept with your profile.');
  expect(sent()).toMatchObject([
    {
      path: '/api/users/questionnaire',
      body: {
        ...blank,
        symptoms: ['Joint / Muscle Pain'],
        chronicIllnesses: ['Hypertension'],
        familyHistory: ['Hypertension'],
      },
    },
  ]);
});

test('a failed save is shown beside the recommendations and retried with the same command id', async () => {
  const replies: Answer[] = ['refused', { json: { success: true } }];
  const { sent } = await open({ save: () => replies.shift() ?? 'refused' });
  await tick('Symptoms', 'Skin Rashes / Itching');
  await press('Save');
  await screen.findByText('Your answers are not kept yet.');
  expect(screen.getByText('Dermatologist')).toBeTruthy();
  await press('Try Again');
  await screen.findByText('Your answers are kept with your profile.');
  const [first, second] = sent().map(({ headers }) => headers.get('x-command-id'));
  expect(second).toBe(first);
});

test('answers are still there when they are changed', async () => {
  await open();
  await tick('Symptoms', 'Skin Rashes / Itching');
  await userEvents.type(screen.getByLabelText(/^Allergies/), 'penicillin');
  await press('Save');
  await press('Change answers');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Skin Rashes / Itching' }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>(/^Allergies/).value).toBe('penicillin');
});

test('earlier answers are prefilled, and those without an input are preserved', async () => {
  const { sent } = await open({ earlier: { ...blank, symptoms: ['Skin Rashes / Itching'], diet: 'vegetarian' } });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Skin Rashes / Itching' }).checked).toBe(true);
  await userEvents.type(screen.getByLabelText(/^Medications/), 'cetirizine');
  await press('Save');
  await screen.findByText('Your answers are kept with your profile.');
  expect(sent()[0]?.body).toEqual({
    ...{ ...blank, symptoms: ['Skin Rashes / Itching'] },
    ...{ diet: 'vegetarian', medications: 'cetirizine' },
  });
});

test('a failure to load earlier answers is shown, and a retry fills them in', async () => {
  let reachable = false;
  const earlier = { ...blank, allergies: 'penicillin' };
  stubNetwork(() =>
    reachable ? { json: { data: { answers: earlier, answeredAt: '2026-11-20T06:00:00.000Z' } } } : 'refused',
  );
  renderPage(<Questionnaire />);
  await screen.findByText('Your earlier answers could not be loaded.');
  reachable = true;
  await press('Try Again');
  await screen.findByDisplayValue('penicillin');
  expect(screen.queryByText('Your earlier answers could not be loaded.')).toBeNull();
});

test('chest pain shows the emergency number at once', async () => {
  await open();
  expect(screen.queryByRole('alert')).toBeNull();
  await tick('Symptoms', 'Chest Pain / Palpitations');
  expect(screen.getByRole('alert').textContent).toContain('call 112');
});
