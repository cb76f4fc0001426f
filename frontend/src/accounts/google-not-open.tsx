import { NotOpenYet } from '../shell/plain-pages';
import { PublicPage } from '../shell/public-page';
import { messages as m } from './messages';

/** Where the way through Google will lead; until then, said plainly. */
export default function GoogleNotOpen() {
  return (
    <PublicPage className="page">
      <NotOpenYet area={m.google} home="/auth" back={m.toSignIn} />
    </PublicPage>
  );
}
