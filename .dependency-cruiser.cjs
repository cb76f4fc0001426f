/** Who may import whom. One room never reaches into another's inside; drivers live in platform alone. */
const room = (name) => `^${name}/src`;
const rooms = 'contracts|platform|command-service|query-service|projectors|workers|notification-service|frontend|embedded|e2e|bench|docs|deploy';
const only = (name, may) => ({
  name: `${name}-imports`,
  severity: 'error',
  from: { path: room(name) },
  to: { path: `^(${rooms})/`, pathNot: [name, ...may].map((each) => `^${each}/`) },
});

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    only('contracts', []),
    only('platform', ['contracts']),
    only('command-service', ['contracts', 'platform']),
    only('query-service', ['contracts', 'platform']),
    only('projectors', ['contracts', 'platform']),
    only('workers', ['contracts', 'platform']),
    only('notification-service', ['contracts', 'platform']),
    only('frontend', ['contracts']),
    {
      name: 'contracts-are-pure',
      severity: 'error',
      from: { path: room('contracts') },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/(zod|@jest)' },
    },
    {
      name: 'drivers-in-platform-alone',
      severity: 'error',
      from: { pathNot: '^(platform|embedded|bench|e2e)/' },
      to: { path: 'node_modules/(@eventstore/db-client|pg|redis|ioredis|bullmq|kafkajs|lmdb)/' },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  required: [],
  options: {
    doNotFollow: { path: 'node_modules|/dist/' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['source', 'import', 'node', 'default'], extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
};
