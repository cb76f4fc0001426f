import { afterEach, expect, jest, test } from '@jest/globals';

afterEach(() => void jest.restoreAllMocks());

test('without the region, because nothing can be loaded, the sentence is shown by the browser itself', async () => {
  jest.unstable_mockModule('./toast-region', () => {
    throw new Error('Nothing can be loaded.');
  });
  const said = new Promise((resolve) => jest.spyOn(window, 'alert').mockImplementation(resolve));
  const { toast } = await import('./toasts');
  toast.error('Not saved', 'There is no connection.');
  expect(await said).toBe('Not saved\nThere is no connection.');
});
