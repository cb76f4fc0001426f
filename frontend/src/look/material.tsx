import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useEffect, type ReactNode } from 'react';
import { currentScheme, useScheme } from './scheme';
import { theme } from './theme';

/** Applies the product's colour scheme to Material UI. The scheme is set before Material UI is loaded. */
function FollowScheme() {
  const scheme = useScheme();
  const { setMode } = useColorScheme();
  useEffect(() => setMode(scheme), [scheme, setMode]);
  return null;
}

/** Provides the product's theme to Material UI's components. Loaded with the first page that uses them. */
export default function Material({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} storageManager={null} defaultMode={currentScheme()} disableTransitionOnChange>
      <FollowScheme />
      {children}
    </ThemeProvider>
  );
}
