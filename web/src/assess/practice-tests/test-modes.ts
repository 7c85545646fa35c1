import type { TestType } from '@trivium/contract/assess/practice-test-names'

/** The mode in which a test of each type is played. */
export const modeOfTest = {
  tutor: 'tutor_test',
  timed: 'timed_test',
  cat: 'adaptive_test',
  readiness: 'readiness_test',
} as const satisfies Record<TestType, string>
