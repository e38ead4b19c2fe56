import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['generated/**', '**/node_modules/**', '**/dist/**', '.polywire/**'] },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: { allowDefaultProject: ['*.js', '*.mjs'] } } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['vitest.config.ts', '**/cli.ts', 'runtime/cli/**', 'conformance/bench/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // They show what a caller may write.
    files: ['runtime/client/package/examples/**'],
    rules: {
      'no-console': 'off',
      '@typescript-eslint/no-deprecated': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'off',
    },
  },
  { files: ['**/*.js', '**/*.mjs'], ...tseslint.configs.disableTypeChecked },
);
