// Tests that leaders give to their groups. A member's try is the member's own practice test, with the group's choices.

import { groupTests } from '@trivium/contract/assess/group-tests'
import { localDay } from '@trivium/rules/platform/days'
import { namesFor } from '../../../bank/catalogue/index.ts'
import { lockGroup, readGroupFor } from '../../../people/groups/index.ts'
import { openById } from '../../../play/plays/index.ts'
import { type Context, handle } from '../../../platform/api/handle.ts'
import { InvalidInput, refuse } from '../../../platform/api/refuse.ts'
import { inTransaction, type Tx } from '../../../platform/db/transaction.ts'
import { choose } from '../choices.ts'
import { lengthOf, sheetOf, startTest } from '../create.ts'
import {
  closeTest,
  countGiven,
  countMembers,
  countTests,
  type GroupTestRow,
  insertGroupTest,
  isLedBy,
  lockTestFor,
  readGroupTests,
  readFirstTry,
  readTries,
  readWeak,
  type TryRow,
} from './store.ts'
import { reminderOf, tellGiven } from './telling.ts'

const mostOpen = 20
const mostADay = 30
const dayMs = 86_400_000

export const groupTestActions = handle(groupTests, {
  async get_group_tests({ group_id, offset = 0, limit }, context) {
    const { db, player, settings } = context
    const group = await readGroupFor(db, group_id, player.id)
    // A group of others is treated like one that does not exist.
    if (!group || !(group.is_member || group.leads)) refuse('document_not_found')
    const { name, is_member, leads, has_board } = group
    const [rows, total] = await Promise.all([
      readGroupTests(db, { groupId: group_id, accountId: player.id, leads }, { offset, limit: limit ?? settings.page_size }),
      countTests(db, group_id, { withClosed: leads }),
    ])
    return { data: rows.map(row => presentTest(row, leads)), total, group: name, is_member, leads, has_board }
  },

  async give_group_test({ group_id, title, due_on = null, ...asked }, context) {
    const { player, now } = context
    if (due_on !== null && due_on < localDay(now, player.timezone)) throw new InvalidInput([{ field: 'due_on', problem: 'is past' }])
    // The language stays the same for all members.
    const { languageId } = await choose(asked, context)
    const request = { ...asked, language_id: languageId }
    return inTransaction(context.db, async tx => {
      await lockGroup(tx, group_id)
      const group = await readGroupFor(tx, group_id, player.id)
      if (!group?.leads) refuse('document_not_found')
      if ((await countTests(tx, group_id, { withClosed: false })) >= mostOpen) refuse('too_many_group_tests')
      // Each one is a notice to every member.
      if ((await countGiven(tx, group_id, new Date(now.getTime() - dayMs))) >= mostADay) refuse('too_many_requests')
      const remind_at = reminderOf(due_on, { now, timezone: player.timezone })
      const id = await insertGroupTest(tx, { group_id, title, due_on, request, given_by: player.id, given_at: now, remind_at })
      await tellGiven(tx, { id, groupId: group_id, title, group: group.name }, { giver: player.id, at: now })
      return { id }
    })
  },

  close_group_test: async ({ group_test_id }, { db, player, now }) =>
    (await closeTest(db, group_test_id, player.id, now)) ? null : refuse('document_not_found'),

  start_group_test: ({ group_test_id }, context) => inTransaction(context.db, tx => startFor(group_test_id, { ...context, db: tx })),

  async get_group_test_results({ group_test_id, offset = 0, limit }, context) {
    const { db, player, settings, now } = context
    if (!(await isLedBy(db, group_test_id, player.id))) refuse('document_not_found')
    const [rows, total, weak, nameOf] = await Promise.all([
      readTries(db, group_test_id, { offset, limit: limit ?? settings.page_size, now }),
      countMembers(db, group_test_id),
      readWeak(db, group_test_id),
      namesFor(context),
    ])
    return {
      data: rows.map(presentTry),
      total,
      weak: weak.map(({ names, answered, correct }) => ({ name: nameOf(names), answered, ratio: Math.round((100 * correct) / answered) })),
    }
  },
})

async function startFor(id: number, context: Context & { db: Tx }) {
  const { db, player } = context
  const given = (await lockTestFor(db, id, player.id)) ?? refuse('document_not_found')
  const first = await readFirstTry(db, id, player.id)
  const open = first && (await openById(first.play_id, context))
  if (open) return { ...open, test: await sheetOf(db, first) }
  if (given.closed_at !== null) refuse('group_test_closed')
  const chosen = await choose(given.request, context, 'group_test_areas_gone')
  return startTest(db, { asked: given.request, chosen, groupTestId: first ? null : id }, context)
}

const stateOf = (state: 'open' | 'finished') => (state === 'open' ? ('begun' as const) : ('done' as const))

const presentTest = ({ id, title, request, due_on, given_by, given_at, closed_at, ...row }: GroupTestRow, leads: boolean) => ({
  id,
  title,
  test_type: request.q_test_type,
  length: lengthOf(request),
  due_on,
  given_by,
  given_at: given_at.toISOString(),
  closed_at: closed_at?.toISOString() ?? null,
  own: row.play_id === null || row.state === null ? null : { play_id: row.play_id, state: stateOf(row.state) },
  tries: leads ? { begun: row.begun, done: row.done } : null,
})

/** The percentage is of all questions, also of those without an answer. */
const presentTry = ({ name, own_id, state, result, is_late }: TryRow) => ({
  name,
  own_id,
  is_late,
  state: state && stateOf(state),
  result: result && { answered: result.answered, correct: result.correct, ratio: Math.round(result.percentage) },
})
