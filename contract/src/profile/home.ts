// All data of a signed-in player's home page, in one call.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { badgeTypes } from '../rewards/badges.ts'
import { contestStates, entryStates } from '../compete/contest-names.ts'
import { LanguageId, Time } from '../platform/fields.ts'
import { leagueTiers } from '../rewards/league-names.ts'
import { Rival } from '../rewards/leagues.ts'
import { modes, Play } from '../play/plays.ts'

export const PlayerHome = z.object({
  open_play: z
    .object({
      id: z.int(),
      mode: z.enum(modes),
      category: z.string().nullable(),
      level: z.int().nullable(),
      answered: z.int(),
      total: z.int(),
      order: Play.shape.order,
      /** Each question has its own clock, which runs on. */
      has_clocks: z.boolean(),
      /** Of an exam. */
      title: z.string().nullable(),
      /** The end of a play with one clock for all questions. */
      ends_at: Time.nullable(),
    })
    .nullable(),
  /** Number of finished plays; counting stops at ten. */
  rounds_finished: z.int(),
  /** Days in a row with a visit, including today. */
  days_in_a_row: z.int(),
  /** The best percentage of the plays started yesterday; null without one. */
  best_yesterday: z.number().nullable(),
  /** The next level to play; null if none is left in this language. */
  continue: z
    .object({
      mode: z.enum(modes),
      category: z.string(),
      category_slug: z.string(),
      subcategory: z.string().nullable(),
      subcategory_slug: z.string().nullable(),
      level: z.int(),
      /** Null for a level that the player has never played. */
      best_percentage: z.number().nullable(),
    })
    .nullable(),
  daily_quiz: z.object({ state: z.enum(['open', 'playing', 'done']), streak: z.int(), coins: z.int() }),
  practice_due: z.int(),
  /** The live contest, otherwise the next one; null if none is announced. */
  contest: z
    .object({
      id: z.int(),
      name: z.string(),
      state: z.enum(contestStates),
      start_date: Time,
      end_date: Time,
      my_state: z.enum(entryStates),
    })
    .nullable(),
  /** The player's place this week; null before the first points. */
  league: z.object({ tier: z.enum(leagueTiers), rank: z.int(), members: z.int(), rival: Rival.nullable(), ends_at: Time }).nullable(),
  /** The badge closest to being unlocked. */
  next_badge: z.object({ type: z.enum(badgeTypes), progress: z.int(), counter: z.int() }).nullable(),
  badges_to_claim: z.int(),
  unread_notifications: z.int(),
  /** The newest reading texts and categories, by time of arrival. */
  news: z.array(
    z.object({ kind: z.enum(['text', 'category']), id: z.int(), slug: z.string(), title: z.string(), category_type: z.string() }),
  ),
})
export type PlayerHome = z.output<typeof PlayerHome>

export const home = {
  get_player_home: action({
    summary: 'Home page of the signed-in player: open play, next level, daily quiz, practice, next badge, news',
    access: 'player',
    input: z.object({ language_id: LanguageId }),
    output: PlayerHome,
    refusals: ['document_not_found'],
  }),
}
