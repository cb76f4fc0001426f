import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import { partOf, readList } from './list.js';

const rules = {
  filter: z.object({ state: z.enum(['open', 'done']).optional() }),
  columns: { since: 'since', name: 'lower(full_name)' },
  sortedBy: 'since',
};

describe('the query of a list', () => {
  test('without parameters is the first page in the default order', () => {
    expect(readList({}, rules)).toEqual({ filter: {}, orderBy: 'since asc', limit: 100, from: 0 });
  });
  test('contains filter, order and range; a range larger than a page is cut to a page', () => {
    const query = { filter: '{"state":"done"}', sort: '["name","DESC"]' };
    const parsed = { filter: { state: 'done' }, orderBy: 'lower(full_name) desc' };
    expect(readList({ ...query, range: '[20,29]' }, rules)).toEqual({ ...parsed, from: 20, limit: 10 });
    expect(readList({ ...query, range: '[20,9999]' }, rules)).toEqual({ ...parsed, from: 20, limit: 200 });
    expect(readList({ ...query, range: '[20,19]' }, rules)).toEqual({ ...parsed, from: 20, limit: 0 });
  });
  test.each([
    ['filter', '{"state":"lost"}'],
    ['filter', '{'],
    ['range', '[-1,9]'],
    ['range', '5'],
    ['sort', '["password","ASC"]'],
    ['sort', '["constructor","ASC"]'],
    ['sort', '["since","; drop table"]'],
  ])('is refused where its %s is %s', (field, text) => {
    const read = () => readList({ [field]: text }, rules);
    expect(read).toThrow(Refusal);
    expect(read).toThrow(
      expect.objectContaining({
        parameters: { fields: { [field]: expect.objectContaining({ parameters: expect.anything() }) } },
      }),
    );
  });
});

test('a range consists of its first and last row and the total', () => {
  expect(partOf('things', 20, 10, 57n)).toEqual({ unit: 'things', from: 20, to: 29, of: 57 });
  expect(partOf('things', 0, 0, 0n)).toEqual({ unit: 'things', from: 0, to: 0, of: 0 });
});
