import { expect, test } from '@jest/globals';
import { createUploadPlaces } from './upload-places.js';

test('many accounts of one network share its places; another network has its own', () => {
  const places = createUploadPlaces({ each: 2, network: 3, all: 5 });
  const take = (who: string, network: string) => () => places.take({ who: `${network} ${who}`, network });
  const giveBack = take('a', 'here')();
  take('a', 'here')();
  expect(take('a', 'here')).toThrow(expect.objectContaining({ code: 'TOO_MANY_TRIES' }));
  take('b', 'here')();
  expect(take('c', 'here')).toThrow(expect.objectContaining({ code: 'TOO_MANY_TRIES' }));
  giveBack();
  take('c', 'here')();
  take('a', 'there')();
  take('b', 'there')();
  expect(take('c', 'elsewhere')).toThrow(expect.objectContaining({ code: 'UNAVAILABLE' }));
});
