import { beforeEach, expect, it, vi } from 'vitest'
import { useRound } from './use-round.ts'

const settings = vi.hoisted(() => new Map<string, number>())
vi.mock('../settings/settings.ts', () => ({ useNumberSetting: (name: string, fallback: number) => settings.get(name) ?? fallback }))

beforeEach(() => settings.clear())

it('has as many questions as the settings say, and no more than there are', () => {
  const questions = () => [useRound('daily_quiz').questions, useRound('maths', 7).questions, useRound('maths', 40).questions]
  expect(questions()).toEqual([10, 7, 10])
  settings.set('questions_per_play', 5)
  expect(questions()).toEqual([5, 5, 5])
  settings.set('questions_per_play', 20)
  expect(questions()).toEqual([20, 7, 20])
})
