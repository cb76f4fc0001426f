import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { draw } from '../testing/draw';
import { hands } from '../testing/hands';
import { stubNetwork } from '../testing/network';
import Questionnaire from './questionnaire';

afterEach(cleanup);
const tick = async (group: string, option: string) =>
  hands.click(within(screen.getByRole('group', { name: group })).getByRole('checkbox', { name: option }));

test('what is ticked recommends each kind of doctor once, with the way to them, and nothing is sent', async () => {
  const asked = stubNetwork(() => 'refused');
  draw(<Questionnaire />);
  await tick('Chronic illnesses', 'Hypertension');
  await tick('Family history', 'Hypertension');
  await tick('Symptoms', 'Joint / Muscle Pain');
  await tick('Symptoms', 'Fever / Infections');
  await tick('Symptoms', 'Fever / Infections');
  await hands.click(screen.getByRole('button', { name: 'Save' }));
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
  expect(asked).toHaveLength(0);
});

test('answers can be changed and are still there', async () => {
  draw(<Questionnaire />);
  await tick('Symptoms', 'Skin Rashes / Itching');
  await hands.type(screen.getByLabelText(/^Allergies/), 'penicillin');
  await hands.click(screen.getByRole('button', { name: 'Save' }));
  await hands.click(screen.getByRole('button', { name: 'Change answers' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Skin Rashes / Itching' }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>(/^Allergies/).value).toBe('penicillin');
});

test('chest pain is answered at once with where to call', async () => {
  draw(<Questionnaire />);
  expect(screen.queryByRole('alert')).toBeNull();
  await tick('Symptoms', 'Chest Pain / Palpitations');
  expect(screen.getByRole('alert').textContent).toContain('call 112');
});
