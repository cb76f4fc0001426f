/** Allowed imports between packages ("rooms"), and inside them. Only platform imports drivers. */
const room = (name) => `^${name}/src`;
const names = [
  'contracts',
  'clinical',
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
/** A room without files, network or packages but these, besides its tests. */
const pure = (name, from, packages) => ({
  name,
  severity: 'error',
  from: { path: room(from), pathNot: '\\.test\\.ts$|/testing/' },
  to: {
    dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown', 'core'],
    pathNot: `node_modules/(${packages})/`,
  },
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
    only('clinical', ['contracts']),
    only('platform', ['contracts']),
    {
      // Infrastructure depends on no feature: what it needs of one is a parameter. Uploads and the tree of the log are infrastructure
      // with a contract.
      name: 'platform-without-domain',
      severity: 'error',
      from: { path: room('platform') },
      to: { path: '^contracts/src/(?!language/|uploads/|integrity/)' },
    },
    only('command-service', ['contracts', 'clinical', 'platform']),
    only('read-models', ['contracts', 'platform']),
    only('query-service', ['contracts', 'read-models', 'platform']),
    only('projectors', ['contracts', 'read-models', 'platform']),
    {
      // Read models are data and pure functions: of platform they may import the definition of a read model, but nothing that runs one.
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
    only('notification-service', ['contracts', 'read-models', 'platform']),
    only('frontend', ['contracts', 'clinical']),
    // Besides contracts: the keys it creates, and, in tests, the environment that each service reads and the embedded
    // backends in place of the images.
    only('deploy', [
      'contracts',
      'platform',
      'embedded',
      ...['command-service', 'query-service', 'projectors', 'workers', 'notification-service'],
    ]),
    {
      // A relative path into another room would bypass its exports.
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
    pure('contracts-are-pure', 'contracts', 'zod|@date-fns/tz'),
    // What is known of medicine is the same everywhere.
    pure('clinical-is-pure', 'clinical', 'minisearch'),
    {
      name: 'drivers-in-platform-alone',
      severity: 'error',
      from: { pathNot: '^(platform|embedded|bench|e2e)/' },
      to: {
        path: 'node_modules/(@types/)?(@eventstore/db-client|pg|redis|@redis|ioredis|bullmq|kafkajs|lmdb|nodemailer)/',
      },
    },
    {
      // An image contains only the packages that a room declares: one that is hoisted here by chance is missing there.
      name: 'declared',
      severity: 'error',
      from: { path: `^(${rooms})/`, pathNot: '\\.test\\.tsx?$|/testing/' },
      // `peerDependenciesMeta` is a kind of dependency that dependency-cruiser does not know.
      to: { dependencyTypes: ['npm-no-pkg'], dependencyTypesNot: ['type-only', 'npm-peer'] },
    },
    {
      // `npm start` and the images install no devDependencies. A peer is installed by the rooms that use that part of the other.
      name: 'installed',
      severity: 'error',
      from: {
        path: `^(${rooms})/`,
        pathNot: '^(e2e|bench|docs|deploy|frontend/src/styles)/|\\.test\\.tsx?$|/testing/',
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm-peer'] },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  required: [],
  options: {
    // Not `exclude`: it removes a path from the graph, and so every driver whose code is in a dist folder.
    doNotFollow: { path: 'node_modules|/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@anamnesis/source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
