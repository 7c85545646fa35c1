// The rows of an import for an editor's preview, before any is in the bank.

import type { InputOf } from '@trivium/contract/platform/action'
import type { RowVerdict } from '@trivium/contract/bank/import-names'
import type { ImportRowView, importAdmin } from '@trivium/contract/bank/imports.admin'
import type { Context } from '../../../platform/api/handle.ts'
import { refuse } from '../../../platform/api/refuse.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { differencesBetween } from '../judging/bank.ts'
import type { StagedQuestion } from '../judging/judge.ts'
import { shownNumber } from '../judging/row-place.ts'
import { countShown, readStaged, readVerdicts, type StagedRow, type VerdictRow } from '../running/row-store.ts'
import { type ShownContext, differencesOfShown, shownOfBank, shownStaged } from '../running/shown.ts'
import { readPlaceNames, readShownInBank, readStagedMedia, readVisible, type ShownInBank } from '../running/shown-store.ts'
import { findImport, type ListedImport, readLanguageCodes } from '../store.ts'

type Admin = typeof importAdmin

export async function lookThrough(
  { import_id, verdict, lost, offset = 0, limit }: InputOf<Admin['get_import_rows']>,
  { db, settings }: Context,
): Promise<{ data: ImportRowView[]; total: number }> {
  const record = (await findImport(db, import_id)) ?? refuse('document_not_found')
  const [rows, total] = await Promise.all([
    readVerdicts(db, import_id, { verdict, lost }, { offset, limit: limit ?? settings.page_size }),
    countShown(db, import_id, { verdict, lost }),
  ])
  return { data: await viewsOf(db, record, rows, settings.questions_need_review === 1), total }
}

async function viewsOf(db: Db, record: ListedImport, rows: VerdictRow[], needsReview: boolean): Promise<ImportRowView[]> {
  const numbers = rows.flatMap(({ row, other_row }) => (other_row === null ? [row] : [row, other_row]))
  const [staged, bank, context] = await Promise.all([
    readStaged(db, record.id, numbers),
    readShownInBank(
      db,
      rows.flatMap(({ other_id }) => other_id ?? []),
    ),
    contextOf(db, needsReview ? { ...record, publishes: false } : record),
  ])
  const visible = await readVisible(
    db,
    [...staged.values()].flatMap(({ question }) => mediaOf(question)),
  )
  return rows.map(row => viewOf(row, { staged, bank, context: { ...context, visible }, needsReview }))
}

async function contextOf(db: Db, { language_id, publishes }: ListedImport): Promise<Omit<ShownContext, 'visible'>> {
  const codes = await readLanguageCodes(db)
  const languages = new Map([...codes].map(([code, id]) => [id, code]))
  return { languages, publishes, places: await readPlaceNames(db, languages.get(language_id) ?? 'en') }
}

const mediaOf = ({ image, audio, optionImages, matches }: StagedQuestion): string[] =>
  [image, audio, ...optionImages, ...matches.map(match => match.image)].flatMap(name => name ?? [])

interface Known {
  staged: ReadonlyMap<number, StagedRow>
  bank: ReadonlyMap<number, ShownInBank>
  context: ShownContext
  needsReview: boolean
}

/** A contradiction only if the editor lets it in. */
const importable = new Set<RowVerdict>(['new', 'changed', 'contradiction'])

function viewOf(row: VerdictRow, known: Known): ImportRowView {
  const staged = known.staged.get(row.row)?.question
  const question = staged ? shownStaged(staged, known.context) : null
  const { verdict, reason, text, lost, file, cells } = row
  const waits_for_review = known.needsReview && importable.has(verdict)
  return {
    id: row.row,
    row: shownNumber(row),
    file,
    verdict,
    waits_for_review,
    reason,
    text,
    lost,
    cells,
    question,
    other: otherOf(row, staged, known),
  }
}

function otherOf({ other_row, other_id }: VerdictRow, own: StagedQuestion | undefined, known: Known): ImportRowView['other'] {
  const inFile = other_row === null ? undefined : known.staged.get(other_row)
  if (inFile && own) {
    const question = shownStaged(inFile.question, known.context)
    return {
      row: shownNumber(inFile),
      file: inFile.file,
      question_id: null,
      question,
      differs: differencesOfShown(shownStaged(own, known.context), question),
    }
  }
  const inBank = other_id === null ? undefined : known.bank.get(other_id)
  if (!inBank) return null
  return {
    row: null,
    file: null,
    question_id: other_id,
    question: shownOfBank(inBank),
    differs: own ? differencesBetween(inBank, own) : [],
  }
}

export async function lookAtMedia({ import_id, name }: InputOf<Admin['get_import_media']>, { db }: Context) {
  const { type, bytes } = (await readStagedMedia(db, import_id, name)) ?? refuse('document_not_found')
  return { type, base64: bytes.toString('base64') }
}
