import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Parameters<RuleTester['run']>[1];

/** Without a default, a new event type does not compile until every fold handles it. */
export const everyEvent: Rule = {
  create: (context) => ({
    "SwitchStatement[discriminant.object.name='event'][discriminant.property.name='type'] > SwitchCase[test=null]": (
      node,
    ) => {
      context.report({ node, message: 'List the events that change nothing here instead of using a default.' });
    },
  }),
};

/** Rules of our own for Oxlint. */
const folds: { meta: { name: string }; rules: Record<string, Rule> } = {
  meta: { name: 'folds' },
  rules: { 'every-event': everyEvent },
};

export default folds;
