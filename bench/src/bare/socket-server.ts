import { createServer } from 'node:http';
import { Server } from 'socket.io';

/** A minimal push server: plain Socket.IO in memory with a room per id; any client can trigger pushes. */
const server = createServer((_, response) => response.end());
const io = new Server(server, { transports: ['websocket'], serveClient: false });
io.on('connection', async (socket) => {
  await socket.join(String(socket.handshake.auth['token']));
  socket.on('push', (rooms: string[], push: object) => io.to(rooms).emit('sessionUpdate', push));
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.once('SIGTERM', () => {
  io.close().catch(console.error);
});
