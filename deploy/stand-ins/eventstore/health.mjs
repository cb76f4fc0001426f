#!/usr/bin/env node
/** Replaces `curl` in the health check, since this store only has gRPC. Exits with 0 when it accepts writes. */
import { isHealthy } from './event-store/health.js';

process.exit((await isHealthy(2113)) ? 0 : 22);
