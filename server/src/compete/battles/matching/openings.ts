// The rules of each kind of battle, and the rooms of friends and groups.

import { randomInt, randomUUID } from 'node:crypto'
import type { BattleKind } from '@trivium/contract/platform/mode-names'
import type { BattleRules } from '@trivium/rules/compete/battles/events'
import type { Context } from '../../../platform/api/handle.ts'
import { refuse } from '../../../platform/api/refuse.ts'
import { resolveLanguage } from '../../../bank/catalogue/index.ts'
import { Outdated, retrying } from '../../../platform/db/transaction.ts'
import { anyWithoutCoins } from '../../../rewards/payouts/index.ts'
import type { Settings } from '../../../platform/settings/defaults.ts'
import type { Arena } from '../running/change.ts'
import { type CachedBattle, readCurrent } from '../running/cached-battles.ts'
import { openBattle } from './open.ts'
import { categoryAsked, refuseWithoutQuestions } from './questions.ts'
import { findOpenRoom } from '../store.ts'

/** Network allowance: an answer may arrive this late. */
const graceMs = 150

const durationsOf = (settings: Settings) => ({
  countdownMs: settings.battle_countdown_seconds * 1000,
  readMs: settings.battle_reading_seconds * 1000,
  revealMs: settings.battle_reveal_seconds * 1000,
  graceMs,
  awayMs: settings.battle_away_seconds * 1000,
  waitMs: settings.battle_room_minutes * 60_000,
  longestPauseMs: settings.battle_longest_pause_seconds * 1000,
  rematchMs: settings.battle_rematch_seconds * 1000,
  sayings: settings.battle_messages,
})

export function randomRules(settings: Settings): BattleRules {
  return {
    ...durationsOf(settings),
    kind: 'random',
    seats: 2,
    questions: settings.battle_questions,
    questionMs: settings.battle_seconds * 1000,
    entry: settings.battle_entry,
    isRated: true,
  }
}

const questionsOfRoom = { least: 5, usual: 10, most: 20 } as const
const minutesOfRoom = { least: 1, most: 10 } as const
const secondsOfQuestion = { least: 5, most: 60 } as const
/** An entry is one of these multiples of the setting `battle_entry`; 0 is free. */
const entries = [0, 1, 2, 3, 4]

const within = ({ least, most }: { least: number; most: number }, value: number) => Math.min(most, Math.max(least, value))

export interface RoomAsked {
  room_id?: string | undefined
  room_type: Exclude<BattleKind, 'random'>
  category?: string | undefined
  no_of_que?: number | undefined
  minutes?: number | undefined
  entry?: number | undefined
  language_id?: number | undefined
}

function roomRules({ room_type, no_of_que, minutes, entry }: RoomAsked, settings: Settings): BattleRules {
  const questions = within(questionsOfRoom, no_of_que ?? questionsOfRoom.usual)
  const share = minutes === undefined ? settings.battle_seconds : Math.round((within(minutesOfRoom, minutes) * 60) / questions)
  const coins = entry ?? settings.battle_entry
  if (!entries.some(times => times * settings.battle_entry === coins)) refuse('entry_not_offered')
  return {
    ...durationsOf(settings),
    kind: room_type,
    seats: room_type === 'group' ? 4 : 2,
    questions,
    questionMs: within(secondsOfQuestion, share) * 1000,
    entry: coins,
    isRated: false,
  }
}

/** Calling it again with the same id returns the same room. @throws Refused */
export function createRoom(arena: Arena, asked: RoomAsked, context: Context): Promise<CachedBattle> {
  return retrying(context.db, db => tryToCreate(arena, asked, { ...context, db }))
}

async function tryToCreate(arena: Arena, asked: RoomAsked, context: Context): Promise<CachedBattle> {
  const { db, player, settings } = context
  const there = asked.room_id === undefined ? undefined : await readCurrent(db, asked.room_id)
  if (there) return there.ownerId === player.id ? there : refuse('operation_not_allowed')
  const rules = roomRules(asked, settings)
  const language = await resolveLanguage(context, asked.language_id)
  const categoryId = await categoryAsked(db, player.id, asked.category)
  const open = await findOpenRoom(db, player.id)
  // Another call has opened this very room since we looked: look again.
  if (open && open.roomId === asked.room_id) throw new Outdated()
  if (open) refuse('already_in_battle')
  await refuseWithoutQuestions(db, { languageId: language.id, categoryId, count: rules.questions })
  return openBattle(arena, context, {
    roomId: asked.room_id ?? newRoomId(),
    code: newCode(),
    rules,
    languageId: language.id,
    categoryId,
    players: [player.id],
    botRating: null,
    why: rules.entry > 0 && (await anyWithoutCoins(db, [player.id], settings)) ? 'no_coins_here' : null,
    questions: null,
  })
}

export const newRoomId = () => randomUUID().replaceAll('-', '')

/** 32 letters and digits, without I, O, 0 and 1, which look alike. */
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const newCode = () => Array.from({ length: 8 }, () => codeLetters[randomInt(codeLetters.length)]).join('')
