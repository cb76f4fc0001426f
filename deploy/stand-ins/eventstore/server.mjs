/** The event store of one machine on KurrentDB's port and volume, open to the network of the compose file. */
import { startEventStore } from './event-store/server.js';

const store = await startEventStore({ dir: '/var/lib/kurrentdb', port: 2113, host: '0.0.0.0' });
process.on('SIGTERM', () => void store.close().then(() => process.exit(0)));
