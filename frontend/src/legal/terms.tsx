import { useMessages } from '../language/messages';
import { TextPage } from './document';
import { termsMessages } from './terms-messages';

export default function Terms() {
  return <TextPage {...useMessages(termsMessages)} />;
}
