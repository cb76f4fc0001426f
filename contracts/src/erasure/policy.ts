import { always, own, policy } from '../language/policy.js';

export const erasureActions = policy({
  manageOwnErasure: { patient: own },
  listErasures: {
    operator: always('operation', 'to place and lift retention holds'),
    auditor: always('audit', 'to review erasures'),
  },
  holdErasure: { operator: always('operation', 'to place and lift retention holds') },
  eraseDue: { worker: always('erasure') },
  showErasureEmail: { worker: always('email') },
});
