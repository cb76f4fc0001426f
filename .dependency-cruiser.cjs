/** Who may import whom. One room never reaches into another's inside; drivers live in platform alone. */
const room = (name) => `^${name}/src`;
const names = [
  'contracts',
  'platform',
  'read-models',
  'command-service',
  'query-service',
  'projectors',
  'workers',
  'notification-service',
  'frontend',
  'embedded',
  'e2e',
  'bench',
  'docs',
  'deploy',
];
const rooms = names.join('|');
const only = (name, may) => ({
  name: `${name}-imports`,
  severity: 'error',
  from: { path: room(name) },
  to: { path: `^(${rooms})/`, pathNot: [name, ...may].map((each) => `^${each}/`) },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only('contracts', []),
    only('platform', ['contracts']),
    {
      // Drivers and plumbing know no feature: what they need of one is handed to them.
      name: 'platform-speaks-the-language-alone',
      severity: 'error',
      from: { path: room('platform') },
      to: { path: '^contracts/src/(?!language/)' },
    },
    only('command-service', ['contracts', 'platform']),
    only('read-models', ['contracts', 'platform']),
    only('query-service', ['contracts', 'read-models', 'platform']),
    only('projectors', ['contracts', 'read-models', 'platform']),
    {
      // What is shown is data and pure functions: of the drivers' room it may know what a read model is, and nothing that runs one.
      name: 'read-models-are-pure',
      severity: 'error',
      from: { path: room('read-models'), pathNot: '\\.test\\.ts$|/testing/' },
      to: { path: ['^platform/src/(?!read-model/)', 'node_modules/'] },
    },
    {
      name: 'read-model-types-are-pure',
      severity: 'error',
      from: { path: '^platform/src/read-model/', pathNot: '\\.test\\.ts$' },
      to: { path: ['^platform/src/(?!read-model/)', 'node_modules/'] },
    },
    only('workers', ['contracts', 'platform']),
    only('notification-service', ['contracts', 'platform']),
    only('frontend', ['contracts']),
    // Besides the words of the product: the keys it makes, and, in tests, what each service reads of its surroundings and the
    // backends of one machine in the place of the images.
    only('deploy', [
      'contracts',
      'platform',
      'embedded',
      ...['command-service', 'query-service', 'projectors', 'workers', 'notification-service'],
    ]),
    {
      // A relative path from one room into another would pass by the other's exports.
      name: 'rooms-are-called-by-name',
      severity: 'error',
      from: { path: `^(${rooms})/` },
      to: { path: `^(${rooms})/`, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'sources-not-builds',
      severity: 'error',
      from: {},
      to: { path: `^(${rooms})/dist/` },
    },
    {
      name: 'contracts-are-pure',
      severity: 'error',
      from: { path: room('contracts'), pathNot: '\\.test\\.ts$' },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown', 'core'],
        pathNot: 'node_modules/(zod|@date-fns/tz)/',
      },
    },
    {
      name: 'drivers-in-platform-alone',
      severity: 'error',
      from: { pathNot: '^(platform|embedded|bench|e2e)/' },
      to: {
        path: 'node_modules/(@types/)?(@eventstore/db-client|pg|redis|@redis|ioredis|bullmq|kafkajs|lmdb|nodemailer)/',
      },
    },
    {
      // The images hold what a room declares: a package that is there by chance here is missing there.
      name: 'declared',
      severity: 'error',
      from: { path: `^(${rooms})/`, pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { dependencyTypes: ['npm-no-pkg'], dependencyTypesNot: ['type-only'] },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  required: [],
  options: {
    // Not `exclude`: an excluded path leaves the graph, and with it every driver that ships its code in a dist folder.
    doNotFollow: { path: 'node_modules|/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
