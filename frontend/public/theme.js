/* global document, localStorage, matchMedia */
// Runs before the first paint, so that a dark screen never flashes white. A file of its own, because the page allows no inline script.
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
