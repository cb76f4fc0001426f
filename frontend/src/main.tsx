import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { loadPageAt, openRouter } from './router';
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import './look/line.css';
import './look/parts.css';
import './look/fields.css';
import './look/buttons.css';
// Imported as a file, because the Content-Security-Policy forbids injected styles.
import 'react-toastify/ReactToastify.css';
import './look/toasts.css';
import './feature-styles';

const app = () => (
  <StrictMode>
    <RouterProvider router={openRouter()} />
  </StrictMode>
);

const container = document.getElementById('root')!;
// A public page comes rendered, under the path it was rendered for. Every other page starts empty.
if (container.dataset['page'] === location.pathname) {
  await loadPageAt(location.pathname);
  hydrateRoot(container, app());
} else createRoot(container).render(app());
