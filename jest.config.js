/** Five kinds of tests, by file suffix: *.unit, *.int (real backends), *.web (jsdom), *.e2e (a real browser), *.long (endurance). */
const typescript = (tsconfig) => ['ts-jest', { useESM: true, tsconfig, diagnostics: false }];

const project = (name, overrides = {}) => ({
  displayName: name,
  rootDir: import.meta.dirname,
  roots: ['<rootDir>'],
  testMatch: [`<rootDir>/*/src/**/*.${name}.test.ts?(x)`],
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '<rootDir>/.data/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': typescript('<rootDir>/tsconfig.jest.json') },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/frontend/src/testing/class-names.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@anamnesis/source', 'node', 'node-addons'] },
  ...overrides,
});

export default {
  // Generous: typing a form character by character, or loading every module, is slow on a busy machine.
  testTimeout: 30_000,
  // A process keeps the modules of every suite it ran; with a gigabyte of them, collecting garbage takes longer than the tests.
  workerIdleMemoryLimit: '600MB',
  testSequencer: '<rootDir>/e2e/testing/longest-first.mjs',
  projects: [
    project('unit'),
    project('int', {
      globalSetup: '<rootDir>/embedded/testing/setup.mjs',
      globalTeardown: '<rootDir>/embedded/testing/teardown.mjs',
    }),
    project('web', {
      testEnvironment: 'jsdom',
      testEnvironmentOptions: { customExportConditions: ['@anamnesis/source', 'browser'] },
      setupFiles: ['<rootDir>/frontend/src/testing/browser-globals.ts'],
      setupFilesAfterEnv: ['<rootDir>/frontend/src/testing/patience.ts'],
    }),
    project('e2e', {
      globalSetup: '<rootDir>/e2e/testing/setup.mjs',
      globalTeardown: '<rootDir>/e2e/testing/teardown.mjs',
      setupFilesAfterEnv: ['<rootDir>/e2e/src/testing/patience.ts'],
    }),
    // With the backends of *.int; a suite that needs a product or a browser starts its own.
    project('long', {
      globalSetup: '<rootDir>/embedded/testing/setup.mjs',
      globalTeardown: '<rootDir>/embedded/testing/teardown.mjs',
      setupFilesAfterEnv: ['<rootDir>/e2e/src/testing/patience.ts'],
    }),
  ],
};
