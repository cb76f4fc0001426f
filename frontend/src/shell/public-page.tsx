import type { ReactNode } from 'react';
import { LinkButton } from '../look/link-button';
import { ThemeSwitch } from '../look/theme-switch';
import { Brand } from './brand';
import { Footer } from './footer';
import { MainArea, SkipLink } from './main-area';
import { shellMessages } from './messages';
import { useMessages } from '../language/messages';

/** The frame of pages outside an account: brand, theme switch, sign-in link, footer. */
export function PublicPage({
  signIn = true,
  nav,
  className = 'page',
  children,
}: {
  signIn?: boolean;
  nav?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const m = useMessages(shellMessages);
  return (
    <>
      <SkipLink />
      <header className="bar page">
        <Brand to="/" height={30} />
        <span className="grow" />
        {nav}
        <ThemeSwitch />
        {signIn && (
          <LinkButton size="small" to="/auth">
            {m.signIn}
          </LinkButton>
        )}
      </header>
      <MainArea className={className}>{children}</MainArea>
      <Footer />
    </>
  );
}
