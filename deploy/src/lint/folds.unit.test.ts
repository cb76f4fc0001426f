import { describe, test } from '@jest/globals';
import { RuleTester } from 'oxlint/plugins-dev';
import { everyEvent } from './folds.js';

RuleTester.describe = describe;
RuleTester.it = Object.assign((title: string, check: () => void) => test(title, check), { only: test.only });

new RuleTester().run('every-event', everyEvent, {
  valid: [
    "switch (event.type) { case 'Booked': break; case 'Noted': }",
    'switch (command.type) { default: }',
    'switch (event.kind) { default: }',
  ],
  invalid: [
    {
      code: "switch (event.type) { case 'Booked': break; default: }",
      errors: [{ message: 'List the events that change nothing here instead of using a default.' }],
    },
  ],
});
