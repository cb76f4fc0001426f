import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { aDoctor, slotsOf } from '../appointments/samples';
import { refusal, stubNetwork, type Asked } from '../testing/network';
import FindYourDoctor from './find-your-doctor';

afterEach(cleanup);

const doctors = [
  aDoctor(),
  aDoctor({
    id: '2',
    fullName: 'Arjun Iyer',
    specification: ['Endocrinologist'],
    email: 'a@x.y',
    rating: null,
    yearexp: 1,
    nextFree: null,
  }),
];
/** Listed, but on no page that these tests show. */
const farDown = aDoctor({ id: '99', fullName: 'Zoya Zaidi', specification: ['Allergist'] });
const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://test').searchParams);

function answer({ path }: Asked) {
  const { date, search = '', specialization, doctorId } = queryOf(path);
  if (date) return { json: slotsOf(date) };
  const found = (doctorId ? [...doctors, farDown] : doctors).filter(
    ({ id, fullName, specification }) =>
      (!doctorId || id === doctorId) &&
      fullName.includes(search) &&
      (!specialization || specification.includes(specialization)),
  );
  return {
    json: {
      data: found,
      total: found.length,
      specializations: ['Cardiologist', 'Endocrinologist'],
      timeZone: 'Asia/Kolkata',
    },
  };
}

function drawPage(address = '/user-tele?tab=doctors', network: Parameters<typeof stubNetwork>[0] = answer) {
  const asked = stubNetwork(network);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <FindYourDoctor />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return asked;
}
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('a card tells who, what, how good, how long, where to write and when next free', async () => {
  drawPage();
  await screen.findByRole('heading', { name: 'Dr. Kavita Rao' });
  const [kavita, arjun] = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  for (const words of [
    'Cardiologist, Internal Medicine',
    '4.9',
    '15 years',
    'kavita.rao@clinic.example',
    'Next free, IST',
    'Nov 21, 09:00',
  ])
    expect(kavita).toContain(words);
  for (const words of ['New here', '1 year', 'No free time soon']) expect(arjun).toContain(words);
  expect(screen.getByRole('status').textContent).toBe('2 doctors');
  expect(screen.getByText(/India Standard Time \(Asia\/Kolkata\)/)).toBeTruthy();
});

test('the server is asked once for what was typed, not for each letter', async () => {
  const asked = drawPage();
  await screen.findByRole('heading', { name: 'Dr. Kavita Rao' });
  const before = asked.length;
  await userEvent.type(screen.getByRole('searchbox'), 'Arjun');
  await waitFor(() => expect(names()).toEqual(['Dr. Arjun Iyer']));
  expect(asked.slice(before).map(({ path }) => queryOf(path).search)).toEqual(['Arjun']);
});

test('a specialization narrows the list, also one that the address names', async () => {
  drawPage('/user-tele?tab=doctors&specialization=Endocrinologist');
  await waitFor(() => expect(names()).toEqual(['Dr. Arjun Iyer']));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'All Specializations');
  await waitFor(() => expect(names()).toHaveLength(2));
});

test('nothing found says so and leads back to all', async () => {
  drawPage('/user-tele?tab=doctors&specialization=Psychiatrist');
  expect(await screen.findByRole('heading', { name: 'No doctors found' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show all doctors' }));
  await waitFor(() => expect(names()).toHaveLength(2));
});

test('when the list cannot be loaded a sample stands there, marked and not to be booked', async () => {
  drawPage('/user-tele?tab=doctors', () => 'refused');
  expect((await screen.findByRole('alert')).textContent).toContain('The list of doctors could not be loaded.');
  expect(screen.getByText('Sample profile')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Book Appointment/ })).toBeNull();
});

test('more doctors come page by page', async () => {
  const page = (path: string) => Number(queryOf(path).page);
  drawPage('/', ({ path }) => ({
    json: {
      data: page(path) === 1 ? doctors : [aDoctor({ id: '3', fullName: 'Sunita Reddy' })],
      total: 25,
      specializations: [],
      timeZone: 'Asia/Kolkata',
    },
  }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(names()).toEqual(['Dr. Kavita Rao', 'Dr. Arjun Iyer', 'Dr. Sunita Reddy']));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a long list tells how much of it is shown, and reading goes on at the first new doctor', async () => {
  const page = (path: string) => Number(queryOf(path).page);
  drawPage('/', ({ path }) => ({
    json: {
      data: page(path) === 1 ? doctors : [aDoctor({ id: '3', fullName: 'Sunita Reddy' })],
      total: 5000,
      specializations: [],
      timeZone: 'Asia/Kolkata',
    },
  }));
  expect(await screen.findByText('2 of 5,000 shown')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('5,000 doctors');
  const first = screen.getAllByRole('listitem')[0];
  expect([first?.getAttribute('aria-posinset'), first?.getAttribute('aria-setsize')]).toEqual(['1', '5000']);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Dr. Sunita Reddy'));
});

test('the address can name a doctor who stands on another page, at the cost of one question', async () => {
  const asked = drawPage('/book-appointment?doctorId=99');
  const dialog = await screen.findByRole('dialog', { name: 'Book Appointment' });
  expect(within(dialog).getByText('with Dr. Zoya Zaidi, Allergist')).toBeTruthy();
  expect(asked.filter(({ path }) => queryOf(path).doctorId).length).toBe(1);
});

test('a doctor whom nobody knows is said not to be listed, as is what is no id', async () => {
  drawPage('/book-appointment?doctorId=7');
  expect((await screen.findByRole('alert')).textContent).toContain('This doctor is not listed.');
  cleanup();
  drawPage('/book-appointment?doctorId=x', (sent) =>
    queryOf(sent.path).doctorId ? refusal(400, 'INPUT_INVALID', 'Wrong.', { fields: {} }) : answer(sent),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('This doctor is not listed.');
});

test('the address can open the booking of one doctor, and closing it stays closed', async () => {
  drawPage(`/book-appointment?doctorId=${doctors[1]?.id}`);
  const dialog = await screen.findByRole('dialog', { name: 'Book Appointment' });
  expect(within(dialog).getByText('with Dr. Arjun Iyer, Endocrinologist')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
