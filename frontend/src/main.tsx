import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { openRouter } from './router';
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

const router = openRouter();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
