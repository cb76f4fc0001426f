import { parseResults } from '@anamnesis/contracts/labs/parse-results';
import { rangeFor } from '@anamnesis/contracts/labs/range';
import { type DatedResult, seriesOf } from '@anamnesis/contracts/labs/series';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvents } from '../testing/user-events';
import { Plot } from './plot';
import { ValueRow } from './value-row';

afterEach(cleanup);

const woman = { sex: 'female', age: 37 } as const;
function dated(at: string, text: string): DatedResult {
  const [result] = parseResults(text);
  if (!result) throw new Error(`No result in ${text}`);
  return { ...result, at };
}

function renderRow(text: string, earlier: readonly DatedResult[] = []) {
  const result = dated('2026-11-18', text);
  render(
    <ul>
      <ValueRow {...{ result, range: rangeFor(result, woman) }} series={seriesOf(result.test, [...earlier, result])} />
    </ul>,
  );
  return screen.getByRole('listitem');
}

test('a value stands with its printed range in words, its standing, its band and its trend', () => {
  const row = renderRow('LDL 135 mg/dL (up to 100)', [
    dated('2026-01-10', 'LDL 168 mg/dL'),
    dated('2026-03-02', 'LDL 4.19 mmol/L'),
  ]);
  expect(row.textContent).toBe('LDL cholesterolup to 100135mg/dLHigh');
  expect(screen.getByRole('img', { name: 'LDL cholesterol 135 mg/dL, reference up to 100' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'LDL cholesterol over time: 168, 162, 135 mg/dL' })).toBeTruthy();
});

test('a trend has the decimals as printed, and of a converted value three significant digits', () => {
  renderRow('Creatinine 0.90 mg/dL', [
    dated('2026-01-10', 'Creatinine 1.105 mg/dL'),
    dated('2026-03-02', 'Creatinine 71 umol/L'),
  ]);
  expect(screen.getByRole('img', { name: 'Creatinine over time: 1.105, 0.803, 0.90 mg/dL' })).toBeTruthy();
});

test.each([
  ['Haemoglobin 11.4 g/dL 12.0 - 15.0', 'Haemoglobin12.0 to 15.011.4g/dLLow'],
  ['WBC 6.8 10^3/uL 4.0 - 10.0', 'Total leucocyte count4.0 to 10.06.810³/µLIn range'],
  ['Platelets 251 thou/mm3 150 - 410', 'Platelet count150 to 41025110³/µLIn range'],
  ['Platelets 2.68 lakh/cumm 1.5 - 4.1', 'Platelet count1.5 to 4.12.68lakh/cummIn range'],
  ['TSH 2.1 uIU/mL 0.4 - 4.2', 'TSH0.4 to 4.22.1µIU/mLIn range'],
  ['CRP <0.5 mg/L <5', 'C-reactive proteinunder 5< 0.5mg/LIn range'],
  ['HDL 46 mg/dL (> 50)', 'HDL cholesterolover 5046mg/dLLow'],
  ['INR 1.1 0.8 - 1.2', 'INR0.8 to 1.21.1In range'],
  ['LDL 135 mg/dL', 'LDL cholesterol135mg/dLNo rangeThe report prints no range.'],
])('%j is shown as %j', (text, words) => expect(renderRow(text).textContent).toBe(words));

test('a range of the table is shown with its source, and says when it is not confirmed', () => {
  expect(renderRow('Hb 11.4 g/dL').textContent).toMatch(
    /^Haemoglobin12 to 1511.4g\/dLLow.*This one is for adults: UHD-NHS/,
  );
  cleanup();
  expect(renderRow('Uric acid 6.5 mg/dL').textContent).toMatch(
    /High.*for adults and not confirmed: common Indian kit inserts/,
  );
});

test('a value read with doubt is marked, says why, and is neither called high nor drawn', () => {
  const row = renderRow('Hb 114 g/dL 12.0 - 15.0', [
    dated('2026-01-10', 'Hb 11 g/dL'),
    dated('2026-02-10', 'Hb 12 g/dL'),
  ]);
  expect(row.textContent).toBe(
    'Haemoglobin12.0 to 15.0114g/dLPlease checkThis value is very unlikely. Compare it with the report.',
  );
  expect(within(row).queryByRole('img')).toBeNull();
  expect(row.querySelector('mark')?.textContent).toBe('114');
});

const platelets = [
  dated('2026-03-02', 'Platelets 251 thou/mm3'),
  dated('2026-01-10', 'Platelets 1.20 lakh/cumm'),
  dated('2026-11-18T20:00:00.000Z', 'Platelets 2,68,000 /cumm'),
  dated('2026-06-02', 'Platelets 240'),
];
const range = { low: 150, high: 410, exclusive: false, decimals: 0 };
const rangeOf = (result: DatedResult) => rangeFor(result, woman);
const drawn = (period?: { from: string; to: string }) =>
  render(<Plot series={seriesOf('plt', platelets)} timeZone="Asia/Kolkata" {...{ range, rangeOf, period }} />);

test('arrow keys, Home and End move the readout of a trend', async () => {
  drawn();
  const slider = screen.getByRole('slider', { name: 'Trend of Platelet count 10³/µL' });
  const reading = () => slider.getAttribute('aria-valuetext');
  // 20:00 UTC is on the next day in the zone shown.
  expect(reading()).toBe('Nov 19, 2026: 268 10³/µL, In range');
  expect(screen.getByText('Nov 19, 2026: 268 10³/µL, In range')).toBeTruthy();
  await userEvents.tab();
  expect(document.activeElement).toBe(slider);
  await userEvents.keyboard('{ArrowLeft}');
  expect(reading()).toBe('Mar 2, 2026: 251 10³/µL, In range');
  await userEvents.keyboard('{Home}{ArrowLeft}');
  expect(reading()).toBe('Jan 10, 2026: 120 10³/µL, Low');
  expect(slider.getAttribute('aria-valuenow')).toBe('1');
  await userEvents.keyboard('{End}x');
  expect(reading()).toBe('Nov 19, 2026: 268 10³/µL, In range');
  expect(screen.getByText('Reference of the latest value, 150 to 410')).toBeTruthy();
});

test('the readout follows the latest value, until the reader moves to an earlier one', async () => {
  const plot = (results: readonly DatedResult[]) => (
    <Plot series={seriesOf('plt', results)} timeZone="Asia/Kolkata" {...{ range, rangeOf }} />
  );
  const { rerender } = render(plot(platelets));
  const reading = () => screen.getByRole('slider').getAttribute('aria-valuetext');
  const later = [...platelets, dated('2026-11-20', 'Platelets 300 thou/mm3')];
  rerender(plot(later));
  expect(reading()).toBe('Nov 20, 2026: 300 10³/µL, In range');
  await userEvents.tab();
  await userEvents.keyboard('{ArrowLeft}');
  const latest = [...later, dated('2026-11-21', 'Platelets 310 thou/mm3')];
  rerender(plot(latest));
  expect(reading()).toBe('Nov 19, 2026: 268 10³/µL, In range');
  await userEvents.keyboard('{End}');
  rerender(plot([...latest, dated('2026-11-22', 'Platelets 320 thou/mm3')]));
  expect(reading()).toBe('Nov 22, 2026: 320 10³/µL, In range');
});

test('the values of a trend are a table, with what is not drawn and why', () => {
  drawn();
  const rows = screen
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Date', 'Value', 'In relation to its own reference'],
    ['Jan 10, 2026', '120 10³/µL', 'Low'],
    ['Mar 2, 2026', '251 10³/µL', 'In range'],
    ['Nov 19, 2026', '268 10³/µL', 'In range'],
    ['Jun 2, 2026', '240', 'Not drawn: please check this value first.'],
  ]);
});

test('each value of a trend stands in relation to the range of its own report', async () => {
  const results = [
    dated('2026-01-10', 'LDL 115 mg/dL (< 100)'),
    dated('2026-03-02', 'LDL 115 mg/dL'),
    dated('2026-06-02', 'LDL 2.97 mmol/L (< 2.6)'),
    dated('2026-11-18', 'LDL 115 mg/dL (< 130)'),
  ];
  const latest = { low: null, high: 130, exclusive: true, decimals: 0 };
  render(<Plot series={seriesOf('ldl', results)} range={latest} rangeOf={rangeOf} timeZone="Asia/Kolkata" />);
  const rows = screen.getAllByRole('row', { hidden: true }).slice(1);
  expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual(['High', 'No range', 'High', 'In range']);
  await userEvents.tab();
  await userEvents.keyboard('{Home}');
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Jan 10, 2026: 115 mg/dL, High');
  expect(screen.getByText('Reference of the latest value, under 130')).toBeTruthy();
});

test('only the values of the chosen period are drawn', () => {
  drawn({ from: '2026-02-01', to: '2026-12-01' });
  expect(screen.getByRole('slider').getAttribute('aria-valuemax')).toBe('2');
  cleanup();
  drawn({ from: '2020-01-01', to: '2020-12-01' });
  expect(screen.getByText('There is no value that can be drawn.')).toBeTruthy();
});

test('a pointer chooses the nearest value', () => {
  drawn();
  const slider = screen.getByRole('slider');
  slider.getBoundingClientRect = () => new DOMRect(0, 0, 300, 200);
  fireEvent(slider, new MouseEvent('pointerdown', { bubbles: true, clientX: 10 }));
  expect(slider.getAttribute('aria-valuetext')).toMatch(/^Jan 10, 2026/);
});
