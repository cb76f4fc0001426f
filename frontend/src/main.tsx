// Imported first, so that a feature's styles override it at equal specificity.
import './look/look.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { keepChoices, restoreLanguage } from './language/choice';
import { loadPageAt, openRouter } from './router';

const app = () => (
  <StrictMode>
    <RouterProvider router={openRouter()} />
  </StrictMode>
);

// Loaded with the first choice.
keepChoices(async (language) => (await import('./accounts/keep-language')).keepLanguage(language));
await restoreLanguage({ isDevelopment: import.meta.env.DEV });
const container = document.getElementById('root')!;
// A public page is prerendered for its path. Every other page starts empty.
if (container.dataset['page'] === location.pathname) {
  await loadPageAt(location.pathname);
  hydrateRoot(container, app());
} else createRoot(container).render(app());
