import { describe, expect, it } from 'vitest'
import { doorNames, doorOfPath, doors, listedModes, modeOfPath, modes, placePath, playPath } from './modes.ts'

describe('modeOfPath', () => {
  it.each([
    ['/quiz-zone/', 'quiz_zone'],
    ['/quiz-zone', 'quiz_zone'],
    ['/quiz-zone/geography/capitals/', 'quiz_zone'],
    ['/quiz-play/daily-quiz-dashboard/result/7/', 'daily_quiz'],
    ['/play-bookmark-questions/play/7/', 'bookmarks'],
  ])('knows that %s belongs to %s', (path, mode) => expect(modeOfPath(path)).toBe(mode))

  it.each(['/', '/quiz-zones/', '/profile/play-bookmark-questions/', '/quiz-play/'])('finds no mode for %s', path =>
    expect(modeOfPath(path)).toBeNull(),
  )
})

describe('placePath', () => {
  const place = { category_slug: 'geography', subcategory_slug: 'capitals' }

  it.each([
    ['quiz_zone', '/quiz-zone/geography/capitals/'],
    ['audio', '/audio-questions/geography/capitals/'],
    // The page of a text is below its category, independent of its subcategory.
    ['fun_and_learn', '/fun-and-learn/geography/'],
    ['daily_quiz', '/quiz-play/daily-quiz-dashboard/'],
    ['self_challenge', '/self-learning/'],
  ] as const)('of %s is %s', (mode, path) => expect(placePath({ mode, ...place })).toBe(path))

  it('is the page of the mode without a category', () =>
    expect(placePath({ mode: 'maths', category_slug: null, subcategory_slug: null })).toBe('/math-mania/'))
})

it('playPath is below the path of the mode', () => expect(playPath({ mode: 'practice', id: 5 })).toBe('/practice/play/5/'))

describe('the doors', () => {
  it('each offer a mode, and have a page that belongs to no mode', () => {
    expect(new Set(listedModes.map(mode => modes[mode].door))).toEqual(new Set(doorNames))
    expect(doorNames.map(door => modeOfPath(doors[door]))).toEqual(doorNames.map(() => null))
  })

  it.each([
    ['/', 'today'],
    ['/quiz-play/daily-quiz-dashboard/result/7/', 'today'],
    ['/learn/', 'learn'],
    ['/math-mania/fractions/', 'learn'],
    ['/duel', 'duel'],
    ['/contest-play/', 'duel'],
    ['/leaderboard/', 'duel'],
    ['/profile/progress/', null],
    ['/self-learning/', 'train'],
    ['/multi-match-questions/tutor/play/7/', 'exams'],
    ['/multi-match-questions/', 'learn'],
    ['/profile/', null],
    ['/settings/', null],
  ])('%s belongs to %s', (path, door) => expect(doorOfPath(path)).toBe(door))
})
