// Runs before the first paint. A separate file, because the Content-Security-Policy allows no inline script.
// Sets the theme first, so that a dark screen never flashes white.
(function chooseTheme() {
  const stored = () => {
    try {
      return localStorage.getItem('theme');
    } catch {
      return null; // storage is unavailable: the system's setting applies
    }
  };
  const chosen = stored();
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');
})();

// Zod tries whether it may compile code, which the Content-Security-Policy forbids and browsers report.
globalThis.__zod_globalConfig = { jitless: true };

// A prerendered page lists its scripts here. They are loaded after the first paint, since on a slow connection they would
// delay styles and fonts. Links work before that; the last button pressed before that is pressed again once the page reacts to it.
(function hydrateLater() {
  const scripts = document.currentScript.dataset.scripts?.split(' ');
  if (!scripts) return;
  let pressed;
  const remember = ({ target }) => (pressed = target.closest('button') ?? pressed);
  addEventListener('click', remember, true);
  const load = async () => {
    for (const href of scripts) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '' });
      document.head.append(link);
    }
    await import(scripts[0]);
    removeEventListener('click', remember, true);
    pressed?.click();
  };
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(() => void load().catch(reportError))));
})();
