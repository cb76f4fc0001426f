import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const parserOptions = {
  // Scripts that belong to no TypeScript project.
  projectService: {
    allowDefaultProject: [
      ...[
        'e2e/*.mjs',
        'e2e/testing/*.mjs',
        'embedded/*.mjs',
        'deploy/*.mjs',
        'frontend/*.mjs',
        'contracts/*.mjs',
        'frontend/public/*.mjs',
        'frontend/build/*.mjs',
        'embedded/testing/*.mjs',
      ],
      ...['deploy/stand-ins/eventstore/*.mjs', 'deploy/stand-ins/kafka/*.mjs', 'deploy/stand-ins/mail/*.mjs'],
    ],
    maximumDefaultProjectFileMatchCount_THIS_WILL_SLOW_DOWN_LINTING: 30,
  },
  tsconfigRootDir: import.meta.dirname,
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.data/**',
      '**/*.cjs',
      'command-service/src/assistant/danger/learned-weights.ts',
      // Part of no TypeScript project.
      'frontend/lucide/src/index.d.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-restricted-syntax': [
        'error',
        {
          // Without a default, a new event type does not compile until every fold handles it.
          selector:
            "SwitchStatement[discriminant.object.name='event'][discriminant.property.name='type'] > SwitchCase[test=null]",
          message: 'List the events that change nothing here instead of using a default.',
        },
      ],
      'no-empty': ['error', { allowEmptyCatch: false }],
      eqeqeq: ['error', 'always'],
    },
  },
  {
    // A promise that is not awaited has to handle its rejection: with `void` it would crash a server.
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: { parser: tseslint.parser, parserOptions },
    rules: { '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: false }] },
  },
  {
    // In a browser `void` is allowed: an unhandled rejection does not end the process, and screens show failures to the user.
    files: ['frontend/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }] },
  },
  {
    files: ['**/*.mjs'],
    rules: { '@typescript-eslint/no-misused-promises': 'error' },
  },
  { files: ['frontend/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly', setTimeout: 'readonly' } },
  },
);
