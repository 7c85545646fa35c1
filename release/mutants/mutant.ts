/** A subtle mistake in a rule that matters, and the tests that must notice it. */
export interface Mutant {
  /** What goes wrong. */
  name: string
  file: string
  /** A text that occurs exactly once in the file; mutants.test.ts fails when it does not. */
  find: string
  replace: string
  project: 'unit' | 'server' | 'web'
  /** The narrowest test file that has to fail, with a failing assertion. */
  test: string
}
