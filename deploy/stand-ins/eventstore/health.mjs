#!/usr/bin/env node
/** Stands for the `curl` of the health check: this store answers by gRPC alone. Ends with 0 when it takes writes. */
import { isHealthy } from './event-store/health.js';

process.exit((await isHealthy(2113)) ? 0 : 22);
