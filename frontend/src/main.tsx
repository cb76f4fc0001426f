import { QueryClientProvider } from '@tanstack/react-query';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from './api/questions';
import { THEME_KEY, theme } from './look/theme';
import { Toasts } from './look/toasts';
import { router } from './router';
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import './look/line.css';
import './look/parts.css';
import './look/toasts.css';

// Every feature's own stylesheet comes along; styles stand apart from components, which tests load without a bundler.
import.meta.glob(['./*/*.css', '!./look/*.css'], { eager: true });

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ThemeProvider theme={theme} modeStorageKey={THEME_KEY} defaultMode="system" disableTransitionOnChange>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </ThemeProvider>
  </StrictMode>,
);
