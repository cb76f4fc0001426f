/** The embedded event store on KurrentDB's port and volume, reachable from the network of the compose file. */
import { startEventStore } from './event-store/server.js';

const store = await startEventStore({ dir: '/var/lib/kurrentdb', port: 2113, host: '0.0.0.0' });
process.on('SIGTERM', () => void store.close().then(() => process.exit(0)));
