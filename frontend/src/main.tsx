// Imported first, so that a feature's styles override it at equal specificity.
import './look/look.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { readAnswersWith } from './api/last-seen';
import { keepChoices, restoreLanguage } from './language/choice';
import { loadPageAt, openRouter } from './router';
import { accountLanguage } from './signed-in/account-language';
import { followUnsentSignOut } from './signed-in/unsent-sign-out';

const app = () => (
  <StrictMode>
    <RouterProvider router={openRouter()} />
  </StrictMode>
);

// Loaded when a query got no reply.
readAnswersWith(() => import('./offline/last-seen'));
// Loaded with the first choice.
keepChoices(async (language) => (await import('./accounts/keep-language')).keepLanguage(language));
// Loaded at the next contact after a sign-out that did not reach the server.
followUnsentSignOut(() => import('./accounts/sign-out'));
await restoreLanguage({ isDevelopment: import.meta.env.DEV, ofAccount: accountLanguage() ?? null });
const container = document.getElementById('root')!;
// A public page is prerendered for its path. Every other page starts empty.
if (container.dataset['page'] === location.pathname) {
  await loadPageAt(location.pathname);
  hydrateRoot(container, app());
} else createRoot(container).render(app());
