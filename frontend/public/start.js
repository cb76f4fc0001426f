/* global document, localStorage, matchMedia, addEventListener, requestAnimationFrame */
// Runs before the first paint. A file of its own, because the page allows no inline script.
// The theme first, so that a dark screen never flashes white.
(function chooseTheme() {
  const stored = () => {
    try {
      return localStorage.getItem('theme');
    } catch {
      return null; // storage is closed to us: the system's wish decides
    }
  };
  const chosen = stored();
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');
})();

// A page that was rendered when the site was built names its scripts here. They are loaded after it was painted: on a slow
// line they would delay styles and faces. Links work before.
(function hydrateLater() {
  const scripts = document.currentScript.dataset.scripts?.split(' ');
  if (!scripts) return;
  const load = () => {
    for (const href of scripts) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '' });
      document.head.append(link);
    }
    import(scripts[0]);
  };
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(load)));
})();
