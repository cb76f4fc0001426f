/** Takes letters by SMTP, forgets them, and prints a line `letter to <address>` for each. */
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

createServer((socket) => {
  const say = (line) => socket.write(`${line}\r\n`);
  let recipient = '';
  let inLetter = false;
  const lines = createInterface({ input: socket });
  // A health check breaks off as soon as it is connected.
  for (const part of [socket, lines]) part.on('error', () => socket.destroy());
  say('220 mail');
  lines.on('line', (line) => {
    if (inLetter) {
      if (line !== '.') return;
      inLetter = false;
      console.log(`letter to ${recipient}`);
      return say('250 taken');
    }
    const [, address] = /^RCPT TO:\s*<(.+)>/i.exec(line) ?? [];
    recipient = address ?? recipient;
    inLetter = /^DATA/i.test(line);
    if (inLetter) return say('354 go on');
    if (/^QUIT/i.test(line)) return socket.end('221 bye\r\n');
    return say('250 mail');
  });
}).listen(2525);
