import { DocumentTitle } from '../look/page-title';

/** The title of a `List`, `Show`, `Edit` or `Create`, on the screen and in the browser's tab. */
export const ScreenTitle = ({ children }: { children: string }) => (
  <>
    <DocumentTitle>{children}</DocumentTitle>
    {children}
  </>
);
