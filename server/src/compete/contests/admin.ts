// The calls of editors about contests. The announced terms are on record with the hash of the seed, so nobody can change them unnoticed.

import { isDeepStrictEqual } from 'node:util'
import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import { contestAdmin, type StagedContest } from '@trivium/contract/compete/contests.admin'
import { nameIn } from '@trivium/rules/people/names'
import { type Context, handle, type StaffContext } from '../../platform/api/handle.ts'
import { must, refuse } from '../../platform/api/refuse.ts'
import { refuseUnseen } from '../../platform/api/seen.ts'
import { resolveLanguage } from '../../bank/catalogue/index.ts'
import { announceContest } from './running/announce.ts'
import { callOffContest } from './running/call-off.ts'
import { countByState } from './entry-store.ts'
import { contestOf, imageOf, windowOf, writtenThings } from './admin-input.ts'
import {
  countStaged,
  findContestByKey,
  lockStagedContest,
  readEntriesOf,
  readLeafCategories,
  readStaged,
  readStagedContest,
  rewordContest,
  type StagedRow,
} from './admin-store.ts'
import { presentStaged, presentStagedRows } from './admin-views.ts'
import { fixedTerms, isMadeByEditors, mayBeMoved, mayBeReworded } from './policy.ts'

type Admin = typeof contestAdmin

export const contestAdminActions = handle(contestAdmin, {
  async get_contests_to_run({ offset = 0, limit, ...wanted }, context) {
    const { db, settings } = context
    const [rows, total] = await Promise.all([
      readStaged(db, wanted, { offset, limit: limit ?? settings.page_size }),
      countStaged(db, wanted),
    ])
    return { data: await presentStagedRows(rows, context), total }
  },

  get_contest_to_run: ({ contest_id }, context) => stagedAt(contest_id, context),
  announce_contest: announce,
  change_contest: change,

  async call_off_contest({ contest_id: id, reason }, context) {
    const { db, now, audit } = context
    const before = await stagedAt(id, context)
    if (!(await callOffContest(db, id, now))) refuse('contest_over')
    audit({ subject: `contest:${id}`, before: { state: before.state }, after: { called_off_at: now, reason } })
    return stagedAt(id, context)
  },

  get_contest_entries: listEntries,

  async get_leaf_categories({ type, language_id }, context) {
    const language = await resolveLanguage(context, language_id)
    const rows = await readLeafCategories(context.db, type, language.id)
    return rows.map(({ names, parent_names, ...row }) => {
      const own = nameIn(names, language.code)
      return { ...row, name: parent_names ? `${nameIn(parent_names, language.code)} › ${own}` : own }
    })
  },
})

async function stagedAt(id: number, context: Context): Promise<StagedContest> {
  return presentStaged((await readStagedContest(context.db, id)) ?? refuse('document_not_found'), context)
}

async function announce({ once, ...wanted }: InputOf<Admin['announce_contest']>, context: StaffContext): Promise<StagedContest> {
  const { db, now, settings, audit } = context
  const key = once === undefined ? undefined : `made:${once}`
  const contest = { ...(await contestOf(wanted, context)), ...(key !== undefined && { key }) }
  // If the same form is sent again, we return the same contest.
  const id = (await announceContest(db, contest, settings, now)) ?? must(await findContestByKey(db, key ?? ''), 'its key is taken')
  const after = await stagedAt(id, context)
  audit({ subject: `contest:${id}`, after })
  return after
}

async function change(input: InputOf<Admin['change_contest']>, context: StaffContext): Promise<StagedContest> {
  const { contest_id: id, version, name, description, translations } = input
  const { db, now, audit } = context
  const row = (await lockStagedContest(db, id)) ?? refuse('document_not_found')
  if (!isMadeByEditors(row)) refuse('weekly_cup')
  if (!mayBeReworded(row)) refuse('contest_over')
  refuseUnseen(row, version)
  if (changesTerms(row, input)) refuse('contest_terms_fixed')
  const before = await presentStaged(row, context)
  const window = isMoved(row, input) ? windowOf(input, now) : { starts_at: row.starts_at, ends_at: row.ends_at }
  if (isMoved(row, input) && !mayBeMoved(row, now)) refuse('contest_begun')
  await rewordContest(db, id, { name, description, translations, image: await imageOf(db, input.image), ...window })
  const after = await stagedAt(id, context)
  audit({ subject: `contest:${id}`, before, after })
  return after
}

const isMoved = (row: StagedRow, { starts_at, ends_at }: { starts_at: string; ends_at: string }) =>
  row.starts_at.getTime() !== Date.parse(starts_at) || row.ends_at.getTime() !== Date.parse(ends_at)

/** A term that is missing or equal to the announced one changes nothing. */
function changesTerms(row: StagedRow, input: InputOf<Admin['change_contest']>): boolean {
  const plain = (value: unknown) => (value === undefined || value === null || isDeepStrictEqual(value, []) ? null : value)
  const sent = { ...input, things: input.things && writtenThings(input.things) }
  return fixedTerms.some(term => sent[term] !== undefined && !isDeepStrictEqual(plain(sent[term]), plain(row[term])))
}

async function listEntries(
  { contest_id: id, who, offset = 0, limit }: InputOf<Admin['get_contest_entries']>,
  context: Context,
): Promise<ResultOf<Admin['get_contest_entries']>> {
  const { db, settings } = context
  if (!(await readStagedContest(db, id))) refuse('document_not_found')
  const page = { offset, limit: limit ?? settings.page_size }
  const [rows, { finished, playing }] = await Promise.all([readEntriesOf(db, id, { who, ...page }), countByState(db, id)])
  const data = rows.map(({ started_at, finished_at, ...row }) => ({
    ...row,
    started_at: started_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
  }))
  return { data, total: who === 'finished' ? finished : playing }
}
