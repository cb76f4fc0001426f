import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface Received {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** With line breaks normalised to \n. */
  attachments: { name: string; mediaType: string; text: string }[];
}

/** Reply of a mail server for an address; a number is its error code. */
export type Verdict = (recipient: string) => number | null;

export interface TestMailServer {
  readonly url: string;
  readonly port: number;
  readonly received: Received[];
  close(): Promise<void>;
}

/**
 * A real mail server on a free or a given port. It can reject recipients or contents, or
 * accept an email without replying. */
export async function startMailServer({
  port = 0,
  refuses = () => null,
  refusesContent = () => null,
  answers = () => true,
}: {
  port?: number;
  refuses?: Verdict;
  refusesContent?: Verdict;
  answers?: () => boolean;
} = {}): Promise<TestMailServer> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // Open connections do not delay the close.
    closeTimeout: 10,
    onRcptTo({ address }, _session, answer) {
      const code = refuses(address);
      answer(code === null ? null : refusal(code, address));
    },
    onData(stream, { envelope }, answer) {
      const to = envelope.rcptTo.map(({ address }) => address).join(', ');
      const keep = async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        const code = refusesContent(to);
        if (code !== null) return answer(refusal(code, to));
        const {
          from,
          subject = '',
          text = '',
          html = '',
          messageId = '',
          attachments: files,
        } = await PostalMime.parse(Buffer.concat(chunks), { attachmentEncoding: 'utf8' });
        const attachments = files.map(({ filename, mimeType, method, content }) => ({
          ...{
            name: filename ?? '',
            mediaType: method ? `${mimeType}; method=${method}` : mimeType,
            text: String(content),
          },
        }));
        received.push({ to, from: from?.address ?? '', subject, text, html, messageId, attachments });
        if (answers()) answer(null);
      };
      keep().catch(answer);
    },
  });
  const net = server.listen(port, '127.0.0.1');
  await once(net, 'listening');
  const { port: own } = net.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${own}`,
    port: own,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const refusal = (responseCode: number, address: string) =>
  Object.assign(new Error(`<${address}> is rejected here`), { responseCode });
