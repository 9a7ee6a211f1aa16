// @ts-check
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '.docusaurus/',
      'build/',
      'node_modules/',
      'test-results/',
      'docs/',
      'static/openapi/',
      'src/api/samples/webhooks/',
    ],
  },
  {
    files: ['**/*.{ts,mts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {projectService: true}},
    rules: {
      // Numbers in messages are readable as they are.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // Loaders and themes of others are CommonJS.
      '@typescript-eslint/no-require-imports': 'off',
      // Index access is checked by the compiler's noUncheckedIndexedAccess.
      '@typescript-eslint/no-non-null-assertion': 'error',
      // `() => void expression` says what is meant, and so does `return` before the last call of what gives nothing.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        {ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true},
      ],
      '@typescript-eslint/consistent-type-imports': ['error', {disallowTypeAnnotations: false}],
      // An empty text and a false are no values either.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        {ignorePrimitives: {boolean: true, string: true}},
      ],
      // Lifecycle hooks of plugins are asynchronous by signature.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // Their tests share a window, and a clock that one of them has installed throws in the page of the next.
    files: ['tests/{a11y,visual}/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          property: 'clock',
          message: 'Use it in a window of its own, such as tests/e2e/imageZoomDelay.spec.ts.',
        },
      ],
    },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: {globals: globals.node},
    rules: {'no-undef': 'error', 'no-unused-vars': ['error', {varsIgnorePattern: '^_'}]},
  },
);
