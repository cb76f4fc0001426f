/** Accepts emails by SMTP, discards them, and prints a line `email to <address>` for each. */
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

createServer((socket) => {
  const reply = (line) => socket.write(`${line}\r\n`);
  let recipient = '';
  let inEmail = false;
  const lines = createInterface({ input: socket });
  // A health check disconnects immediately.
  for (const part of [socket, lines]) part.on('error', () => socket.destroy());
  reply('220 mail');
  lines.on('line', (line) => {
    if (inEmail) {
      if (line !== '.') return;
      inEmail = false;
      console.log(`email to ${recipient}`);
      return reply('250 accepted');
    }
    const [, address] = /^RCPT TO:\s*<(.+)>/i.exec(line) ?? [];
    recipient = address ?? recipient;
    inEmail = /^DATA/i.test(line);
    if (inEmail) return reply('354 continue');
    if (/^QUIT/i.test(line)) return socket.end('221 bye\r\n');
    return reply('250 mail');
  });
}).listen(2525);
