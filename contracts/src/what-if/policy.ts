import { always, policy } from '../language/policy.js';

export const whatIfActions = policy({
  runWhatIf: { auditor: always('audit', 'to try a changed rule on old records') },
});
