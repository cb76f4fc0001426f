import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useEffect, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { currentScheme, useScheme } from './scheme';
import { theme } from './theme';

/** Material UI follows the product's own choice of scheme, which stands before Material UI is loaded. */
function FollowScheme() {
  const scheme = useScheme();
  const { setMode } = useColorScheme();
  useEffect(() => setMode(scheme), [scheme, setMode]);
  return null;
}

/** The product's theme around parts of Material UI. Loaded with the first page that has any. */
export default function Material({ children }: { children?: ReactNode }) {
  return (
    <ThemeProvider theme={theme} storageManager={null} defaultMode={currentScheme()} disableTransitionOnChange>
      <FollowScheme />
      {children ?? <Outlet />}
    </ThemeProvider>
  );
}
