// The plays that an attacker of mode-attack.ts may start, by name.

import type { Mode } from '@trivium/contract/platform/mode-names'
import type { Fixture } from '../app/fixture.ts'
import type { StartName } from '../app/quiz.ts'
import { startTrial, trial } from '../games/trial.ts'

export interface AttackTarget {
  mode: Mode
  action: StartName | 'get_questions_by_contest'
  input: object
  reward: string
  level: number | null
  totalSeconds: number | null
}

export const targetNames = [
  'level 1',
  'level 2',
  'mixes 1',
  'mixes 2',
  'words',
  'words in Arabic',
  'sounds',
  'numbers',
  'primes',
  'story',
  'today',
  'true or false',
  'challenge',
  'kept',
  'practice',
  'trial',
  'contest',
] as const
export type TargetName = (typeof targetNames)[number]

export function allTargets(fixture: Fixture, contest_id: number): Record<TargetName, AttackTarget> {
  const { words, sounds, numbers, primes } = fixture.categories
  const base = { level: null, totalSeconds: null, input: {} }
  const category = (type_id: number) => ({ type: 'category', type_id })
  const level = (level: number): AttackTarget => {
    const input = { category: 'history', subcategory: 'ancient', level }
    return { ...base, mode: 'quiz_zone', action: 'get_questions_by_level', input, reward: `quiz_zone:${level}`, level }
  }
  const mixes = (level: number): AttackTarget => {
    const input = { category: 'mixes', level }
    return { ...base, mode: 'multi_match', action: 'get_multi_match_questions_by_level', input, reward: `multi_match:${level}`, level }
  }
  const guess = { ...base, mode: 'guess_the_word', action: 'get_guess_the_word', reward: 'words' } as const
  const maths = { ...base, mode: 'maths', action: 'get_maths_questions' } as const
  const story = { fun_n_learn_id: fixture.passages.en[1] }
  const asked = { category_slug: 'history', subcategory_slug: 'ancient', limit: 5, minutes: 3 }
  return {
    'level 1': level(1),
    'level 2': level(2),
    'mixes 1': mixes(1),
    'mixes 2': mixes(2),
    words: { ...guess, input: category(words) },
    'words in Arabic': { ...guess, input: { ...category(words), language_id: fixture.languages.ar } },
    sounds: { ...base, mode: 'audio', action: 'get_audio_questions', input: category(sounds), reward: 'sounds' },
    numbers: { ...maths, input: category(numbers), reward: 'numbers' },
    primes: { ...maths, input: { type: 'subcategory', type_id: primes }, reward: 'numbers' },
    story: { ...base, mode: 'fun_and_learn', action: 'get_fun_n_learn_questions', input: story, reward: 'story' },
    today: { ...base, mode: 'daily_quiz', action: 'get_daily_quiz', reward: 'today' },
    'true or false': { ...base, mode: 'true_and_false', action: 'get_questions_by_type', input: { type: 'true_false' }, reward: '' },
    challenge: {
      ...base,
      mode: 'self_challenge',
      action: 'get_questions_for_self_challenge',
      input: asked,
      reward: '',
      totalSeconds: 180,
    },
    kept: { ...base, mode: 'bookmarks', action: 'get_bookmark_questions', input: { type: 'quiz_zone' }, reward: '' },
    practice: { ...base, mode: 'practice', action: 'get_practice_questions', reward: '' },
    trial: { ...base, mode: trial, action: startTrial, reward: '' },
    contest: { ...base, mode: 'contest', action: 'get_questions_by_contest', input: { contest_id }, reward: '' },
  }
}
