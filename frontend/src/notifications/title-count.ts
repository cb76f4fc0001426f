const COUNTED = /^\(\d+\+?\) /;

/**
 * Keeps a number before the title of the tab, whichever page writes the title; returns what ends that. It watches the title, because the
 * part that writes titles belongs to the first load of every page, and the number does not.
 */
export function countInTitle(count: string): () => void {
  const write = () => {
    const title = `(${count}) ${document.title.replace(COUNTED, '')}`;
    if (document.title !== title) document.title = title;
  };
  const watching = new MutationObserver(write);
  watching.observe(document.head, { childList: true, subtree: true, characterData: true });
  write();
  return () => {
    watching.disconnect();
    document.title = document.title.replace(COUNTED, '');
  };
}
