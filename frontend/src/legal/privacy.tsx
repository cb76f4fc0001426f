import { useMessages } from '../language/messages';
import { TextPage } from './document';
import { privacyMessages } from './privacy-messages';

export default function Privacy() {
  return <TextPage {...useMessages(privacyMessages)} />;
}
