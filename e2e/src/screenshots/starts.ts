// Starts and plays plays of every mode through the API.

import type { CategoryType } from '@trivium/contract/bank/catalogue'
import type { Mode } from '@trivium/contract/platform/mode-names'
import type { Play, Q, Result } from '@trivium/contract/play/plays'
import type { Player } from '../harness/players.ts'
import type { Level } from '../harness/playing.ts'
import { rightAnswer, wrongAnswer } from '../harness/answers.ts'

/** The path of each mode's pages. */
export const modeFolders: Record<Mode, string> = {
  quiz_zone: '/quiz-zone/',
  daily_quiz: '/quiz-play/daily-quiz-dashboard/',
  true_and_false: '/quiz-play/true-and-false-play/',
  guess_the_word: '/guess-the-word/',
  self_challenge: '/self-learning/',
  fun_and_learn: '/fun-and-learn/',
  audio: '/audio-questions/',
  maths: '/math-mania/',
  multi_match: '/multi-match-questions/',
  bookmarks: '/play-bookmark-questions/',
  practice: '/practice/',
  random_battle: '/random-battle/',
  group_battle: '/group-battle/',
  contest: '/contest-play/',
  exam: '/exam-module/',
  tutor_test: '/create-test-questions/',
  timed_test: '/create-test-questions/',
  adaptive_test: '/create-test-questions/',
  readiness_test: '/create-test-questions/',
}

interface Started {
  data: Q[]
  play: Play
}
export type StartPlay = (player: Player, language_id?: number) => Promise<Started>

/** The modes without levels and the actions that start them. */
const actions = {
  guess_the_word: 'get_guess_the_word',
  audio: 'get_audio_questions',
  maths: 'get_maths_questions',
} as const satisfies Partial<Record<CategoryType, string>>

/** A round of a category without levels, or of its first subcategory if it has subcategories. */
export function round(type: keyof typeof actions, slug: string): StartPlay {
  return async (player, language_id) => {
    const { data } = await player.ask('get_categories', { type, language_id })
    const found = data.find(category => category.slug === slug)
    if (!found) throw new Error(`No category ${type} ${slug}`)
    if (!found.has_subcategories) return player.ask(actions[type], { type: 'category', type_id: found.id, language_id })
    const { data: below } = await player.ask('get_subcategory_by_maincategory', { type, category_slug: slug, language_id })
    return player.ask(actions[type], { type: 'subcategory', type_id: below[0]?.id ?? 0, language_id })
  }
}

export const quizLevel =
  (level: Level): StartPlay =>
  (player, language_id) =>
    player.ask('get_questions_by_level', { ...level, language_id })

export const multiMatch =
  (level: Level): StartPlay =>
  (player, language_id) =>
    player.ask('get_multi_match_questions_by_level', { ...level, language_id })

export const challenge =
  (category_slug: string, limit = 10, minutes = 10): StartPlay =>
  (player, language_id) =>
    player.ask('get_questions_for_self_challenge', { category_slug, limit, minutes, language_id })

export const daily: StartPlay = (player, language_id) => player.ask('get_daily_quiz', { language_id })

export const statements: StartPlay = (player, language_id) => player.ask('get_questions_by_type', { type: 'true_false', language_id })

export const practice: StartPlay = (player, language_id) => player.ask('get_practice_questions', { language_id })

/** Answers the first `right` questions right and the others wrong. */
export async function playOut(
  player: Player,
  start: StartPlay,
  right: number,
  language_id?: number,
): Promise<{ data: Q[]; result: Result }> {
  const { data, play } = await start(player, language_id)
  for (const [index, question] of data.entries()) {
    const answer = index < right ? rightAnswer(question) : wrongAnswer(question)
    await player.ask('submit_answer', { play_id: play.id, question_id: question.id, answer })
  }
  const { data: result } = await player.ask('finish_play', { play_id: play.id })
  if (result === null) throw new Error('An exam has its own call for its result.')
  return { data, result }
}

/** Starts a fresh play and answers questions until `isWanted` accepts the current one. @returns the play and its current question. */
export async function openUpTo(
  player: Player,
  start: StartPlay,
  language_id?: number,
  isWanted: (question: Q) => boolean = () => true,
): Promise<{ id: number; mode: Mode; question: Q }> {
  await closeAll(player)
  const { data, play } = await start(player, language_id)
  for (const question of data) {
    if (isWanted(question)) return { id: play.id, mode: play.mode, question }
    await player.ask('submit_answer', { play_id: play.id, question_id: question.id, answer: '' })
  }
  throw new Error(`No such question in ${play.mode}`)
}

export async function closeAll(player: Player): Promise<void> {
  for (let { play } = await player.ask('get_play', {}); play; { play } = await player.ask('get_play', {}))
    await player.ask('finish_play', { play_id: play.id })
}
