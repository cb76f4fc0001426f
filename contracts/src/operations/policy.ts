import { always, policy } from '../language/policy.js';

const operating = { operator: always('operation', 'to operate the product') };

export const operationActions = policy({ listSetAside: operating, retrySetAside: operating });
