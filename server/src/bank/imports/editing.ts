// Actions of editors on imports: upload, change how the file is read, run, undo.

import type { InputOf } from '@trivium/contract/platform/action'
import type { ImportView, importAdmin } from '@trivium/contract/bank/imports.admin'
import type { Context, StaffContext } from '../../platform/api/handle.ts'
import { InvalidInput, must, refuse } from '../../platform/api/refuse.ts'
import { resolveLanguage } from '../catalogue/index.ts'
import type { Db } from '../../platform/db/connect.ts'
import { describeUpload, saveUpload } from './reading/save-upload.ts'
import { ImportError } from './judging/imported-question.ts'
import { mayChange, mayRun, mayUndo } from './policy.ts'
import { isInUse, listPlaces, restoreChanged, withdrawImported } from './judging/question-store.ts'
import { findImport, type ImportChange, type ImportRecord, lockImport, rememberMapping, updateImport } from './store.ts'
import { needsReviewNow } from './judging/needs-review.ts'
import { presentImport } from './views.ts'

type Admin = typeof importAdmin

const subjectOf = (id: number) => `import:${id}`

export async function prepareUpload(
  { language_id, name, category_id, level, source }: InputOf<Admin['upload_import']>,
  context: Context,
): Promise<(inside: StaffContext) => Promise<ImportView>> {
  const { db, player } = context
  const { path, bytes, ...file } = must(context.spooled, 'the action requires a file')
  const { id: languageId } = await resolveLanguage(context, language_id)
  if (category_id !== undefined) await refuseUnlessPlace(db, category_id)
  const how = { languageId, categoryId: category_id ?? null, level: level ?? null, source: source ?? null }
  const called = (name ?? file.name).replace(/[^\P{C}]/gu, '').slice(-200) || 'questions'
  const described = await describeUpload(db, { path, name: called }).catch((error: unknown) => {
    throw error instanceof ImportError ? new InvalidInput([{ field: 'file', problem: error.message }]) : error
  })
  return async ({ db: tx, audit }) => {
    const id = await saveUpload(tx, path, { name: called, bytes, accountId: player.id, ...how, ...described })
    audit({ subject: subjectOf(id), after: { name: called, bytes, ...how } })
    return viewOf(tx, id)
  }
}

export async function changeImport({ import_id, ...wanted }: InputOf<Admin['change_import']>, context: StaffContext): Promise<ImportView> {
  const { db, audit, now } = context
  const before = (await lockImport(db, import_id)) ?? refuse('document_not_found')
  if (!mayChange(before.state)) refuse('import_not_open')
  const change = await changeOf(wanted, before, context)
  await updateImport(db, import_id, { ...change, state: 'reading', problem: null, progress: 0, claimed_by: null, claimed_at: null })
  const saysColumns = Object.keys(wanted.mapping?.columns ?? {}).length > 0
  if (wanted.mapping && saysColumns && before.signature) await rememberMapping(db, before.signature, wanted.mapping, now)
  audit({ subject: subjectOf(import_id), before: termsOf(before), after: { ...termsOf(before), ...wanted } })
  return viewOf(db, import_id)
}

const termsOf = ({ language_id, category_id, level, publishes, mapping, source }: ImportRecord) => ({
  language_id,
  category_id,
  level,
  publishes,
  mapping,
  source,
})

async function changeOf(
  { language_id, category_id, level, publishes, mapping, source }: Omit<InputOf<Admin['change_import']>, 'import_id'>,
  { columns }: ImportRecord,
  context: StaffContext,
): Promise<ImportChange> {
  if (language_id !== undefined) await resolveLanguage(context, language_id)
  if (category_id) await refuseUnlessPlace(context.db, category_id)
  const width = columns?.length ?? 0
  if (mapping && Object.values(mapping.columns).some(index => index !== undefined && index >= width))
    invalid('mapping', 'names a column that is not there')
  return {
    ...(language_id !== undefined && { language_id }),
    ...(category_id !== undefined && { category_id: category_id || null }),
    ...(level !== undefined && { level: level || null }),
    ...(publishes !== undefined && { publishes }),
    ...(source !== undefined && { source }),
    ...(mapping && { mapping: JSON.stringify(mapping) }),
  }
}

async function refuseUnlessPlace(db: Db, categoryId: number): Promise<void> {
  if (!(await listPlaces(db)).some(({ id }) => id === categoryId)) invalid('category_id', 'there is no such category')
}

function invalid(field: string, problem: string): never {
  throw new InvalidInput([{ field, problem }])
}

/** Only marks the import as started; running/jobs.ts runs it. */
export async function startImport(
  { import_id, with_contradictions = false }: InputOf<Admin['run_import']>,
  { db, audit }: StaffContext,
): Promise<ImportView> {
  const record = (await lockImport(db, import_id)) ?? refuse('document_not_found')
  if (!mayRun(record.state, record.counts, with_contradictions)) refuse('import_not_open')
  await updateImport(db, import_id, {
    with_contradictions,
    state: 'running',
    problem: null,
    progress: 0,
    claimed_by: null,
    claimed_at: null,
  })
  audit({
    subject: subjectOf(import_id),
    before: { state: record.state },
    after: { state: 'running', counts: record.counts, with_contradictions },
  })
  return viewOf(db, import_id)
}

export async function undoImport({ import_id }: InputOf<Admin['undo_import']>, { db, audit, now }: StaffContext): Promise<ImportView> {
  const record = (await lockImport(db, import_id)) ?? refuse('document_not_found')
  if (!mayUndo(record.state)) refuse('import_not_done')
  if (await isInUse(db, import_id)) refuse('import_played')
  const questions = await withdrawImported(db, import_id)
  await restoreChanged(db, import_id)
  await updateImport(db, import_id, { state: 'undone', finished_at: now })
  audit({ subject: subjectOf(import_id), before: { state: record.state }, after: { state: 'undone', questions } })
  return viewOf(db, import_id)
}

export async function viewOf(db: Db, id: number): Promise<ImportView> {
  return presentImport((await findImport(db, id)) ?? refuse('document_not_found'), await needsReviewNow(db))
}
