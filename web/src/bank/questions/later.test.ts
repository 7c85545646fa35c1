import { beforeEach, expect, it } from 'vitest'
import { clearLater, laterOf, toggleLater, useLater } from './later.ts'

const reported = (id: number) => ({ id, question_type: 'multiple_choice', question: `Question ${id}` }) as const
const idsOf = (playId: number) => laterOf(playId)(useLater.getState()).map(({ id }) => id)

beforeEach(() => useLater.setState({ byPlay: {} }))

it('keeps questions to report per play, and removes them again', () => {
  toggleLater(1, reported(5))
  toggleLater(1, reported(6))
  toggleLater(2, reported(5))
  expect([idsOf(1), idsOf(2), idsOf(3)]).toEqual([[5, 6], [5], []])
  toggleLater(1, reported(5))
  expect([idsOf(1), idsOf(2)]).toEqual([[6], [5]])
})

it('removes a reported question from every play', () => {
  toggleLater(1, reported(5))
  toggleLater(2, reported(5))
  toggleLater(2, reported(7))
  clearLater(5)
  expect([idsOf(1), idsOf(2)]).toEqual([[], [7]])
})
