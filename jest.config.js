/**
 * The kinds of tests, by file suffix: *.unit, *.int (real backends), *.web (jsdom), *.e2e (a real browser), and *.long (endurance: load,
 * kills, a whole cluster; `npm run test:long`). Browser suites named *.long.e2e run with the long ones only.
 */
const typescript = (tsconfig) => ['ts-jest', { useESM: true, tsconfig, diagnostics: false }];

const project = (name, overrides = {}) => ({
  displayName: name,
  rootDir: import.meta.dirname,
  roots: ['<rootDir>'],
  testMatch: [`<rootDir>/*/src/**/*.${name}.test.ts?(x)`],
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '<rootDir>/.data/', '<rootDir>/.runtime/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': typescript('<rootDir>/tsconfig.jest.json') },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/frontend/src/testing/class-names.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  // Kept between runs, whatever the folder for temporary files is. Jest asks each project for it.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@anamnesis/source', 'node', 'node-addons'] },
  ...overrides,
});

/** Real backends for the whole run, and a product for each worker. */
const backends = {
  globalSetup: '<rootDir>/embedded/testing/setup.mjs',
  globalTeardown: '<rootDir>/embedded/testing/teardown.mjs',
  testEnvironment: '<rootDir>/embedded/testing/environment.mjs',
};

export default {
  // So long that no machine is too slow, and that only a test which waits for what never comes reaches it.
  testTimeout: 600_000,
  // A process keeps the modules of every suite it ran; with a gigabyte of them, collecting garbage takes longer than the tests.
  workerIdleMemoryLimit: '1GB',
  testSequencer: '<rootDir>/e2e/testing/longest-first.mjs',
  projects: [
    project('unit'),
    project('int', backends),
    project('web', {
      testEnvironment: 'jsdom',
      testEnvironmentOptions: { customExportConditions: ['@anamnesis/source', 'browser'] },
      setupFiles: [
        '<rootDir>/frontend/src/testing/browser-globals.ts',
        '<rootDir>/frontend/src/testing/computed-style.ts',
      ],
      setupFilesAfterEnv: ['<rootDir>/frontend/src/testing/patience.ts'],
    }),
    project('e2e', {
      globalSetup: '<rootDir>/e2e/testing/setup.mjs',
      globalTeardown: '<rootDir>/e2e/testing/teardown.mjs',
      testEnvironment: '<rootDir>/e2e/testing/environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/e2e/src/testing/patience.ts'],
    }),
    // A suite that needs a product or a browser starts its own.
    project('long', { ...backends, setupFilesAfterEnv: ['<rootDir>/e2e/src/testing/patience.ts'] }),
  ],
};
