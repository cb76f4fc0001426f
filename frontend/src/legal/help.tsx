import { useMessages } from '../language/messages';
import { TextPage } from './document';
import { helpMessages } from './help-messages';

const support = import.meta.env.VITE_SUPPORT_EMAIL as string | undefined;

/** The sentence with the support address, which is a link wherever the language puts it. */
function WriteToSupport({ address }: { address: string }) {
  const m = useMessages(helpMessages);
  const [before, after] = m.write({ address }).split(address);
  return (
    <p>
      {before}
      <a href={`mailto:${address}`}>{address}</a>
      {after}
    </p>
  );
}

export default function Help() {
  const { title, note, chapters, contact, turnToReception } = useMessages(helpMessages);
  return (
    <TextPage title={title} note={note} chapters={chapters}>
      <section>
        <h2>{contact}</h2>
        {support ? <WriteToSupport address={support} /> : <p>{turnToReception}</p>}
      </section>
    </TextPage>
  );
}
