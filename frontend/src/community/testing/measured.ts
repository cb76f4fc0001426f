import { jest } from '@jest/globals';

/** Gives every element the height of a window, because jsdom has no layout, and nothing would be in sight. Returns what ends that. */
export function measured(): () => void {
  const height = jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  return () => {
    height.mockRestore();
    width.mockRestore();
  };
}
