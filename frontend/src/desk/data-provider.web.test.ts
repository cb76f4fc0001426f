import { expect, test } from '@jest/globals';
import { stubNetwork } from '../testing/network';
import { dataProvider } from './data-provider';

const TOTAL = 450;

test('a list that is longer than one answer is fetched whole', async () => {
  const requests = stubNetwork(({ path }) => {
    const range = new URL(path, 'http://test').searchParams.get('range') ?? '';
    const [from, to] = JSON.parse(range) as [number, number];
    const rows = Array.from({ length: Math.min(to + 1, TOTAL) - from }, (_, n) => ({ id: String(from + n) }));
    return { json: rows, headers: { 'content-range': `appointments ${from}-${from + rows.length - 1}/${TOTAL}` } };
  });
  const { data, total } = await dataProvider.getList('appointments', {
    filter: { date: '2030-11-21' },
    sort: { field: 'startsAt', order: 'ASC' },
    pagination: { page: 1, perPage: 5_000 },
  });
  expect(total).toBe(TOTAL);
  expect(new Set(data.map(({ id }) => id as string)).size).toBe(TOTAL);
  expect(requests).toHaveLength(3);
});
