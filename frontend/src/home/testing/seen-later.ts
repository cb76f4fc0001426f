/** Lets nothing be seen until the returned function is called, as if the page was scrolled then. */
export function seenLater(): () => void {
  const callbacks: (() => void)[] = [];
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      callbacks.push(() => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
    }
    observe() {}
    disconnect() {}
  } as never;
  return () => callbacks.forEach((seen) => seen());
}
