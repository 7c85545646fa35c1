// The players in the screenshots: a veteran, a newcomer, one after the first win, one who never answers, and rivals on the leaderboard.

import type { BookmarkType } from '@trivium/contract/play/bookmarks'
import type { Q } from '@trivium/contract/play/plays'
import { rightKey } from '../harness/answers.ts'
import { newPlayer, type Player } from '../harness/players.ts'
import { type Level, playThrough } from '../harness/playing.ts'
import type { InterfaceLanguage } from '../harness/texts.ts'
import { challenge, daily, multiMatch, playOut, round } from './starts.ts'

const rivals = [
  'Zeynep Arslan',
  'Kwame Mensah',
  'Lucía Fernández',
  'Hiroshi Tanaka',
  'Ingrid Solberg',
  'ليلى منصور',
  'Mateo Rojas',
  'Priya Nair',
  'Tomás Novák',
  'Aoife Byrne',
  'Samuel Okafor',
  'يوسف الخطيب',
  'Chloé Lefèvre',
]

export interface SeedPlayers {
  /** The server's address. */
  server: string
  veteran: Player
  newcomer: Player
  starter: Player
  /** Begins the daily quiz and answers nothing. */
  absentee: Player
  /** Ids of content languages by matching interface language. */
  languageIds: Partial<Record<InterfaceLanguage, number>>
  won: number
  lost: number
  /** The starter's first play, which brought a badge. */
  firstWin: number
  /** Self-learning challenges, which bring neither coins nor score. */
  exerciseWon: number
  exerciseLost: number
  /** A daily quiz that the starter lost. */
  dailyLost: number
}

export async function signUpSeedPlayers(server: string): Promise<SeedPlayers> {
  const veteran = await newPlayer(server, 'Amira Haddad')
  for (const [index, name] of rivals.entries())
    await playThrough(await newPlayer(server, name), { category: 'food', level: 1 }, 10 - (index % 6))
  await playPast(veteran)
  await veteran.ask('unlock_premium_category', { category: 'inventions' })
  const { data: languages } = await veteran.ask('get_languages', {})
  const starter = await newPlayer(server, 'Nadia Petrova')
  return {
    server,
    veteran,
    starter,
    newcomer: await newPlayer(server, 'Tom Becker'),
    absentee: await newPlayer(server, 'Mei Lin'),
    languageIds: { arabic: languages.find(language => language.code === 'ar')?.id },
    won: (await playThrough(veteran, { category: 'history', level: 1 }, 9)).play_id,
    lost: (await playThrough(veteran, { category: 'history', level: 2 }, 4)).play_id,
    firstWin: (await playThrough(starter, { category: 'food', level: 1 }, 10)).play_id,
    exerciseWon: (await playOut(veteran, challenge('nature'), 8)).result.play_id,
    exerciseLost: (await playOut(veteran, challenge('history'), 3)).result.play_id,
    dailyLost: (await playOut(starter, daily, 3)).result.play_id,
  }
}

/** Plays levels and rounds of many modes and bookmarks some of their questions. */
async function playPast(player: Player): Promise<void> {
  const levels: [Level, number][] = [
    [{ category: 'food', level: 1 }, 10],
    [{ category: 'food', level: 2 }, 8],
    [{ category: 'space', level: 1 }, 7],
    [{ category: 'geography', subcategory: 'capitals', level: 1 }, 9],
    [{ category: 'geography', subcategory: 'capitals', level: 2 }, 6],
    [{ category: 'nature', level: 1 }, 4],
  ]
  for (const [level, right] of levels) await playThrough(player, level, right)
  const countries: Level = { category: 'geography-match', subcategory: 'countries', level: 1 }
  await keep(player, 'guess_the_word', await playOut(player, round('guess_the_word', 'animals'), 7))
  await keep(player, 'maths', await playOut(player, round('maths', 'arithmetic'), 6))
  await keep(player, 'multi_match', await playOut(player, multiMatch(countries), 8))
  await keep(player, 'quiz_zone', await playOut(player, challenge('space', 5), 3))
}

async function keep(player: Player, type: BookmarkType, { data }: { data: Q[] }): Promise<void> {
  for (const { id } of data.slice(0, 4)) await player.ask('set_bookmark', { question_id: id, status: true, type })
}

/** Starts a fresh play of a level and answers some questions. @returns the path of the play. */
export async function openPlay(player: Player, level: Level, answered = 3): Promise<string> {
  const { play: before } = await player.ask('get_play', {})
  if (before) await player.ask('finish_play', { play_id: before.id })
  const { data, play } = await player.ask('get_questions_by_level', level)
  for (const question of data.slice(0, answered)) {
    await player.ask('submit_answer', { play_id: play.id, question_id: question.id, answer: rightKey(question) })
  }
  return `/quiz-zone/play/${play.id}/`
}
