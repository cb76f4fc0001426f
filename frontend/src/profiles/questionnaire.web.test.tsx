import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { draw } from '../testing/draw';
import { hands, press } from '../testing/hands';
import { stubNetwork, type Answer } from '../testing/network';
import Questionnaire from './questionnaire';

afterEach(cleanup);
const tick = async (group: string, option: string) =>
  hands.click(within(screen.getByRole('group', { name: group })).getByRole('checkbox', { name: option }));
const blank = {
  ...{ symptoms: [], chronicIllnesses: [], familyHistory: [], allergies: '', medications: '', hospitalized: '' },
  ...{ stressLevel: '', exerciseFrequency: '', diet: '', smokingAlcohol: '' },
};

/** The questionnaire over a server that has these answers; `keep` answers each save. */
async function open({ earlier = null, keep }: { earlier?: object | null; keep?: () => Answer } = {}) {
  const asked = stubNetwork(({ method }) =>
    method === 'GET'
      ? { json: { data: earlier && { answers: earlier, answeredAt: '2026-11-20T06:00:00.000Z' } } }
      : (keep?.() ?? { json: { success: true } }),
  );
  draw(<Questionnaire />);
  await screen.findByRole('button', { name: 'Save' });
  return { sent: () => asked.filter(({ method }) => method === 'POST') };
}

test('what is ticked recommends each kind of doctor once, with the way to them, and is kept', async () => {
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

test('a save that fails still recommends, says so, and is tried again as the same command', async () => {
  const replies: Answer[] = ['refused', { json: { success: true } }];
  const { sent } = await open({ keep: () => replies.shift() ?? 'refused' });
  await tick('Symptoms', 'Skin Rashes / Itching');
  await press('Save');
  await screen.findByText('Your answers are not kept yet.');
  expect(screen.getByText('Dermatologist')).toBeTruthy();
  await press('Try Again');
  await screen.findByText('Your answers are kept with your profile.');
  const [first, second] = sent().map(({ headers }) => headers.get('x-command-id'));
  expect(second).toBe(first);
});

test('answers can be changed and are still there', async () => {
  await open();
  await tick('Symptoms', 'Skin Rashes / Itching');
  await hands.type(screen.getByLabelText(/^Allergies/), 'penicillin');
  await press('Save');
  await press('Change answers');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Skin Rashes / Itching' }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>(/^Allergies/).value).toBe('penicillin');
});

test('earlier answers stand there, and what has no input stays with them', async () => {
  const { sent } = await open({ earlier: { ...blank, symptoms: ['Skin Rashes / Itching'], diet: 'vegetarian' } });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Skin Rashes / Itching' }).checked).toBe(true);
  await hands.type(screen.getByLabelText(/^Medications/), 'cetirizine');
  await press('Save');
  await screen.findByText('Your answers are kept with your profile.');
  expect(sent()[0]?.body).toEqual({
    ...{ ...blank, symptoms: ['Skin Rashes / Itching'] },
    ...{ diet: 'vegetarian', medications: 'cetirizine' },
  });
});

test('when earlier answers cannot be read, that is said, and they come at the next try', async () => {
  let reachable = false;
  const earlier = { ...blank, allergies: 'penicillin' };
  stubNetwork(() =>
    reachable ? { json: { data: { answers: earlier, answeredAt: '2026-11-20T06:00:00.000Z' } } } : 'refused',
  );
  draw(<Questionnaire />);
  await screen.findByText('Your earlier answers could not be loaded.');
  reachable = true;
  await press('Try Again');
  await screen.findByDisplayValue('penicillin');
  expect(screen.queryByText('Your earlier answers could not be loaded.')).toBeNull();
});

test('chest pain is answered at once with where to call', async () => {
  await open();
  expect(screen.queryByRole('alert')).toBeNull();
  await tick('Symptoms', 'Chest Pain / Palpitations');
  expect(screen.getByRole('alert').textContent).toContain('call 112');
});
