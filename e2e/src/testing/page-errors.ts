import type { Page, Request } from 'playwright-core';

/** What the browser prints, without an address, when a message that was delayed on purpose is passed on to a connection that is closed by then. */
const OF_DELAYS = 'WebSocket is already in CLOSING or CLOSED state.';

/** Collects what a page throws and prints as an error from now on. A load that ended with its page is no error. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  const loading = new Set<Request>();
  /** Addresses whose loading was interrupted because the page was left. */
  const left = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      for (const each of loading) left.add(each.url());
    left.delete(request.url());
    loading.add(request);
  });
  for (const ended of ['requestfinished', 'requestfailed'] as const)
    page.on(ended as 'requestfinished', (request) => loading.delete(request));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const { url } = message.location();
    if (
      message.type() !== 'error' ||
      (url === '' && message.text() === OF_DELAYS) ||
      (left.has(url) && message.text().includes('net::ERR_'))
    )
      return;
    errors.push(`${message.text()} ${url}`);
  });
  return errors;
}
