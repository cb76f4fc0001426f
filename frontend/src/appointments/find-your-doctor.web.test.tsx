import { afterEach, expect, test } from '@jest/globals';
import { specialtyKeyOf } from '@anamnesis/contracts/doctors/specialties';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { aDoctor, slotsOf } from './testing/samples';
import { cacheWithClinic, refusal, type RequestSeen, stubNetwork } from '../testing/network';
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
/** Listed, but not on the first page. */
const farDown = aDoctor({ id: '99', fullName: 'Zoya Zaidi', specification: ['Allergist'] });
const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://test').searchParams);

function replyTo({ path }: RequestSeen) {
  const { date, search = '', specialization, doctorId } = queryOf(path);
  if (date) return { json: slotsOf(date) };
  const found = (doctorId ? [...doctors, farDown] : doctors).filter(
    ({ id, fullName, specification }) =>
      (!doctorId || id === doctorId) &&
      fullName.includes(search) &&
      (!specialization || specification.some((name) => specialtyKeyOf(name) === specialtyKeyOf(specialization))),
  );
  return {
    json: {
      data: found,
      total: found.length,
      specializations: ['Cardiology', 'Endocrinology'],
      timeZone: 'Asia/Kolkata',
    },
  };
}

function drawPage(address = '/user-tele?tab=doctors', network: Parameters<typeof stubNetwork>[0] = replyTo) {
  const requests = stubNetwork(network);
  render(
    <QueryClientProvider client={cacheWithClinic()}>
      <MemoryRouter initialEntries={[address]}>
        <FindYourDoctor />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return requests;
}
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('a card shows name, specializations, rating, experience, fee, hospital, email and next free slot', async () => {
  drawPage();
  await screen.findByRole('heading', { name: 'Dr. Kavita Rao' });
  const [kavita, arjun] = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  for (const words of [
    'Cardiologist, Internal Medicine',
    '4.9',
    '15 years',
    '₹500',
    'Ruby Hall Clinic',
    'kavita.rao@clinic.example',
    'Next free, IST',
    'Nov 21, 09:00',
  ])
    expect(kavita).toContain(words);
  for (const words of ['New here', '1 year', 'No free time soon']) expect(arjun).toContain(words);
  expect(screen.getByRole('status').textContent).toBe('2 doctors');
  expect(screen.getByText(/India Standard Time \(Asia\/Kolkata\)/)).toBeTruthy();
});

test('typing sends one search, not one per keystroke', async () => {
  const requests = drawPage();
  await screen.findByRole('heading', { name: 'Dr. Kavita Rao' });
  const before = requests.length;
  await userEvent.type(screen.getByRole('searchbox'), 'Arjun');
  await waitFor(() => expect(names()).toEqual(['Dr. Arjun Iyer']));
  expect(requests.slice(before).map(({ path }) => queryOf(path).search)).toEqual(['Arjun']);
});

test('a specialization filters the list, and can come from the URL', async () => {
  drawPage('/user-tele?tab=doctors&specialization=Endocrinologist');
  await waitFor(() => expect(names()).toEqual(['Dr. Arjun Iyer']));
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('Endocrinology');
  expect(screen.getAllByRole('option')).toHaveLength(3);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'All Specializations');
  await waitFor(() => expect(names()).toHaveLength(2));
});

test('an empty result is shown with a button for all doctors', async () => {
  drawPage('/user-tele?tab=doctors&specialization=Psychiatrist');
  expect(await screen.findByRole('heading', { name: 'No doctors found' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show all doctors' }));
  await waitFor(() => expect(names()).toHaveLength(2));
});

test("a failure to load the list shows a marked sample that can't be booked", async () => {
  drawPage('/user-tele?tab=doctors', () => 'refused');
  expect((await screen.findByRole('alert')).textContent).toContain('The list of doctors could not be loaded.');
  expect(screen.getByText('Sample profile')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Book Appointment/ })).toBeNull();
});

/** A paged directory of 3,000 doctors; the pages in `refuses` fail. */
const thousands =
  (refuses = new Set<number>()) =>
  ({ path }: RequestSeen) => {
    const [page, perPage] = [Number(queryOf(path).page), Number(queryOf(path).perPage)];
    const numbers = Array.from({ length: perPage }, (_, index) => (page - 1) * perPage + index + 1);
    if (refuses.has(page)) return 'refused' as const;
    return {
      json: {
        data: numbers.map((number) => aDoctor({ id: String(number), fullName: `Number ${number}` })),
        total: 3000,
        specializations: [],
        timeZone: 'Asia/Kolkata',
      },
    };
  };
const cards = () => screen.getAllByRole('listitem');
const positionsOf = (items: HTMLElement[]) => items.map((item) => Number(item.getAttribute('aria-posinset')));
const pagesOf = (requests: RequestSeen[]) => requests.map(({ path }) => queryOf(path).page);
/** jsdom has no layout, so each card has the estimated height: 237 pixels. */
const scrollToCard = (number: number) =>
  act(() => {
    window.scrollY = (number - 1) * 237;
    window.dispatchEvent(new Event('scroll'));
  });
afterEach(() => void (window.scrollY = 0));

test('only cards near the viewport are rendered, each with its position among all', async () => {
  drawPage('/', thousands());
  expect(await screen.findByText('24 of 3,000 shown')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('3,000 doctors');
  expect(cards()[0]?.getAttribute('aria-setsize')).toBe('3000');
  expect(positionsOf(cards())).toEqual([1, 2, 3, 4, 5, 6, 7]);
  scrollToCard(11);
  expect(positionsOf(cards())).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
  expect(names()[3]).toBe('Dr. Number 11');
});

test('scrolling towards the end loads the next page, and the number of rendered cards stays small', async () => {
  const requests = drawPage('/', thousands());
  await screen.findByText('24 of 3,000 shown');
  for (const [end, shown] of [
    [24, '48 of 3,000 shown'],
    [48, '72 of 3,000 shown'],
    [72, '96 of 3,000 shown'],
  ] as const) {
    scrollToCard(end - 5);
    expect(await screen.findByText(shown)).toBeTruthy();
  }
  expect(pagesOf(requests)).toEqual(['1', '2', '3', '4']);
  expect(positionsOf(cards())).toEqual([64, 65, 66, 67, 68, 69, 70, 71, 72, 73]);
});

test('a button loads more without scrolling and focuses the first new doctor', async () => {
  drawPage('/', thousands());
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Dr. Number 25'));
  expect(document.activeElement?.getAttribute('aria-posinset')).toBe('25');
});

test('the focused card and its neighbours stay rendered while scrolling', async () => {
  drawPage('/', thousands());
  const book = await screen.findByRole('button', { name: 'Book Appointment with Dr. Number 2' });
  while (document.activeElement !== book) await userEvent.tab();
  scrollToCard(15);
  expect(document.activeElement).toBe(book);
  expect(positionsOf(cards())).toEqual([1, 2, 3, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]);
  await userEvent.click(screen.getByRole('searchbox'));
  expect(positionsOf(cards())[0]).toBe(12);
});

test('a failed page is retried only by the button', async () => {
  const refuses = new Set([2]);
  const requests = drawPage('/', thousands(refuses));
  await screen.findByText('24 of 3,000 shown');
  scrollToCard(19);
  expect((await screen.findByRole('alert')).textContent).toContain('More doctors could not be loaded.');
  scrollToCard(20);
  expect(pagesOf(requests)).toEqual(['1', '2']);
  refuses.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('48 of 3,000 shown')).toBeTruthy();
});

test('the URL can name a doctor of another page, with one request', async () => {
  const requests = drawPage('/book-appointment?doctorId=99');
  const dialog = await screen.findByRole('dialog', { name: 'Book Appointment' });
  expect(within(dialog).getByText('with Dr. Zoya Zaidi, Allergist')).toBeTruthy();
  expect(requests.filter(({ path }) => queryOf(path).doctorId).length).toBe(1);
});

test('an unknown or invalid doctor id in the URL is shown as not listed', async () => {
  drawPage('/book-appointment?doctorId=7');
  expect((await screen.findByRole('alert')).textContent).toContain('This doctor is not listed.');
  cleanup();
  drawPage('/book-appointment?doctorId=x', (sent) =>
    queryOf(sent.path).doctorId ? refusal(400, 'INPUT_INVALID', 'Wrong.', { fields: {} }) : replyTo(sent),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('This doctor is not listed.');
});

test('the URL can open the booking dialog of one doctor, and closing it keeps it closed', async () => {
  drawPage(`/book-appointment?doctorId=${doctors[1]?.id}`);
  const dialog = await screen.findByRole('dialog', { name: 'Book Appointment' });
  expect(within(dialog).getByText('with Dr. Arjun Iyer, Endocrinologist')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
