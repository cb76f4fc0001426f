/**
 * Kafka's protocol on port 9092. The mock cluster listens on a local port of this container and announces that
 * address in its metadata: this proxy replaces it by `kafka:9092` in each reply.
 */
import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { createInterface } from 'node:readline';

const options = ['-P', '-t', 'keep', '-b', 'x:1', '-X', 'test.mock.num.brokers=1', '-d', 'mock'];
// The open standard input makes kcat wait for messages.
const cluster = spawn('kcat', options, { stdio: ['pipe', 'ignore', 'pipe'] });
cluster.on('exit', () => process.exit(1));
process.on('SIGTERM', () => process.exit(0));

const port = await new Promise((found) => {
  createInterface({ input: cluster.stderr }).on('line', (line) => {
    const told = /bootstrap\.servers=127\.0\.0\.1:(\d+)/.exec(line);
    if (told) found(Number(told[1]));
  });
});

/** A host and port in the protocol's format: the length of the name in two bytes, the name, the port in four. */
function address(host, number) {
  const bytes = Buffer.alloc(2 + host.length + 4);
  bytes.writeInt16BE(host.length);
  bytes.write(host, 2, 'latin1');
  bytes.writeInt32BE(number, 2 + host.length);
  return bytes;
}
const inside = address('127.0.0.1', port);
const outside = address('kafka', 9092);

function rewritten(body) {
  const at = body.indexOf(inside);
  if (at < 0) return body;
  return Buffer.concat([body.subarray(0, at), outside, rewritten(body.subarray(at + inside.length))]);
}

/** Calls back with each complete reply: a length in four bytes, and as many bytes. */
function eachAnswer(socket, take) {
  let waiting = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    waiting = Buffer.concat([waiting, bytes]);
    while (waiting.length >= 4 && waiting.length >= 4 + waiting.readInt32BE(0)) {
      const end = 4 + waiting.readInt32BE(0);
      take(waiting.subarray(4, end));
      waiting = waiting.subarray(end);
    }
  });
}

createServer((client) => {
  const broker = connect(port, '127.0.0.1');
  client.pipe(broker);
  eachAnswer(broker, (body) => {
    const answer = rewritten(body);
    const length = Buffer.alloc(4);
    length.writeInt32BE(answer.length);
    client.write(Buffer.concat([length, answer]));
  });
  broker.on('close', () => client.destroy());
  client.on('close', () => broker.destroy());
  for (const socket of [client, broker]) socket.on('error', () => socket.destroy());
}).listen(9092, '0.0.0.0');
