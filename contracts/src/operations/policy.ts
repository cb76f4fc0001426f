import { always, policy } from '../language/policy.js';

const operating = { operator: always('operation', 'to keep the product running') };

export const operationDeeds = policy({ listSetAside: operating, retrySetAside: operating });
