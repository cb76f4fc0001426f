import { expect, test } from '@jest/globals';
import { createUploadSlots } from './upload-slots.js';

test('many accounts of one network share its slots; another network has its own', () => {
  const slots = createUploadSlots({ each: 2, network: 3, all: 5 });
  const take = (who: string, network: string) => () => slots.take({ who: `${network} ${who}`, network });
  const release = take('a', 'here')();
  take('a', 'here')();
  expect(take('a', 'here')).toThrow(expect.objectContaining({ code: 'TOO_MANY_TRIES' }));
  take('b', 'here')();
  expect(take('c', 'here')).toThrow(expect.objectContaining({ code: 'TOO_MANY_TRIES' }));
  release();
  take('c', 'here')();
  take('a', 'there')();
  take('b', 'there')();
  expect(take('c', 'elsewhere')).toThrow(expect.objectContaining({ code: 'UNAVAILABLE' }));
});
