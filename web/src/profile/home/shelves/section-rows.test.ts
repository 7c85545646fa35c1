import { describe, expect, it } from 'vitest'
import { sectionRows } from './section-rows.ts'

describe('the rows of the home page', () => {
  it('keep the order of the operator, and pair the board with the categories or the news', () => {
    expect(sectionRows(['modes', 'categories', 'leaderboard', 'news'])).toEqual([['modes'], ['categories', 'leaderboard'], ['news']])
    expect(sectionRows(['leaderboard', 'categories'])).toEqual([['leaderboard', 'categories']])
    expect(sectionRows(['leaderboard', 'news'])).toEqual([['leaderboard', 'news']])
    expect(sectionRows(['categories', 'modes', 'leaderboard', 'modes'])).toEqual([['categories'], ['modes'], ['leaderboard']])
  })
})
