// A mode only for tests: it opens one question at a time, scores marks, gives no feedback before its window closes, and leaves no
// traces. It tests the engine with formats that no real mode uses.

import { action, type ActionSpec } from '@trivium/contract/platform/action'
import { Listed, Play, Result } from '@trivium/contract/play/plays'
import { type Mode } from '@trivium/contract/platform/mode-names'
import { type ModeRules, modeTable } from '@trivium/rules/play/modes'
import { z } from 'zod'
import type { AppOptions } from '../../src/operations/app-types.ts'
import type { Context } from '../../src/platform/api/handle.ts'
import { openInTurn } from '../../src/play/plays/starting/open.ts'
import type { StartName } from '../app/quiz.ts'
import { drawFromCategories } from '../../src/play/questions/index.ts'

/** The window from the start of a play, in ms: too short for three questions of thirty seconds. */
export const trialWindowMs = 75_000

const rules: ModeRules = {
  secondsPerQuestion: 'quiz_zone_seconds',
  opens: 'one',
  order: 'one_by_one',
  driver: 'own',
  feedback: 'after_window',
  reviewFrom: 'end_of_window',
  scoring: { by: 'marks' },
  ranks: false,
  ends: 'window',
  tellsPeers: null,
  draws: 'at_start',
  takenFrom: 'start',
  keepsEmpty: false,
  countsDay: null,
  coins: null,
  lifelines: [],
  stats: { items: false, speeds: false, cards: null, badges: [] },
}

/** A cast, because the product's types do not contain this mode. */
export const trial = 'trial' as Mode

export const startTrial = 'get_trial_questions' as StartName

Object.assign(modeTable, { [trial]: rules })
// eslint-disable-next-line no-underscore-dangle -- zod's own set of the names that it takes
for (const { mode } of [Play.shape, Result.shape]) mode._zod.values.add(trial)

export const trialContract = {
  get_trial_questions: action({
    summary: 'For tests: a play whose questions open one at a time, until its window closes',
    access: 'player',
    input: z.object({}),
    output: z.array(Listed),
    meta: z.object({ play: Play }),
    refusals: ['no_questions'],
  }),
} satisfies Record<string, ActionSpec>

/** Categories that together have questions of every kind, with pictures and sounds. */
const slugs = ['science', 'sounds', 'mixes']

async function openTrial(_input: unknown, context: Context) {
  const { db, now, player, settings } = context
  const places = await db.selectFrom('categories').select('id').where('slug', 'in', slugs).where('parent_id', 'is', null).execute()
  const language = await db.selectFrom('languages').select('id').where('is_default', '=', true).executeTakeFirstOrThrow()
  const among = { leafIds: places.map(({ id }) => id), languageId: language.id, accountIds: [player.id], now }
  return openInTurn(context, {
    mode: trial as 'true_and_false',
    target: 'trial',
    leafId: null,
    level: null,
    languageId: language.id,
    windowEndsAt: new Date(now.getTime() + trialWindowMs),
    draw: (tx, avoid) => drawFromCategories(tx, { ...among, avoid }, settings.questions_per_play, Math.random()),
  })
}

export const trialActions = {
  contract: trialContract,
  handlers: { get_trial_questions: openTrial } as NonNullable<AppOptions['actions']>['handlers'],
}
