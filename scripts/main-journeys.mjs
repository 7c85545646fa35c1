// The journeys that `npm test` makes: they walk the main job, from signing up to importing questions. `npm test -- --all` makes every one.

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
