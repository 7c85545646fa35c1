// The journeys that `npm test` runs: the main tasks, from sign-up to the import of questions. `npm test -- --all` runs every journey.

export const mainJourneys = [
  'newcomer',
  'lifelines',
  'daily-quiz',
  'practice',
  'battle',
  'contest',
  'exam',
  'test-from-bank',
  'wallet',
  'languages',
  'console-questions',
  'console-import',
]
