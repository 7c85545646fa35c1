// Who is in the pictures: a player with a past, a newcomer, and rivals who fill the board.

import { rightKey } from '../harness/answers.ts'
import { newPlayer, type Player } from '../harness/players.ts'
import { type Level, playThrough } from '../harness/playing.ts'
import type { InterfaceLanguage } from '../harness/texts.ts'

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

export interface Cast {
  veteran: Player
  newcomer: Player
  /** Content languages by the interface language that goes with them. */
  languageIds: Partial<Record<InterfaceLanguage, number>>
  won: number
  lost: number
}

export async function gatherCast(server: string): Promise<Cast> {
  const veteran = await newPlayer(server, 'Amira Haddad')
  for (const [index, name] of rivals.entries())
    await playThrough(await newPlayer(server, name), { category: 'food', level: 1 }, 10 - (index % 6))
  const levels: [Level, number][] = [
    [{ category: 'food', level: 1 }, 10],
    [{ category: 'food', level: 2 }, 8],
    [{ category: 'space', level: 1 }, 7],
    [{ category: 'geography', subcategory: 'capitals', level: 1 }, 9],
    [{ category: 'geography', subcategory: 'capitals', level: 2 }, 6],
    [{ category: 'nature', level: 1 }, 4],
  ]
  for (const [level, right] of levels) await playThrough(veteran, level, right)
  await veteran.ask('unlock_premium_category', { category: 'flags' })
  const { data: languages } = await veteran.ask('get_languages', {})
  return {
    veteran,
    newcomer: await newPlayer(server, 'Tom Becker'),
    languageIds: { arabic: languages.find(language => language.code === 'ar')?.id },
    won: (await playThrough(veteran, { category: 'history', level: 1 }, 9)).play_id,
    lost: (await playThrough(veteran, { category: 'history', level: 2 }, 4)).play_id,
  }
}

/** An own, fresh play of a level, with so many questions answered. @returns where to see it. */
export async function openPlay(player: Player, level: Level, answered = 3): Promise<string> {
  const { play: before } = await player.ask('get_play', {})
  if (before) await player.ask('finish_play', { play_id: before.id })
  const { data, play } = await player.ask('get_questions_by_level', level)
  for (const question of data.slice(0, answered)) {
    await player.ask('submit_answer', { play_id: play.id, question_id: question.id, answer: rightKey(question) })
  }
  return `/quiz-zone/play/${play.id}/`
}
