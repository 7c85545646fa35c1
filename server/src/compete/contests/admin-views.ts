// Contests as their editors see them: with their questions, and without the seed before the end.

import type { ContestRow as Row, StagedContest } from '@trivium/contract/compete/contests.admin'
import type { Context } from '../../platform/api/handle.ts'
import { mediaPath } from '../../platform/media/index.ts'
import { sayIn } from '../../platform/settings/index.ts'
import { potOf } from '../../rewards/wallet/index.ts'
import { escrowOf } from './enter.ts'
import { countByState, readCrowds } from './entry-store.ts'
import type { StagedRow } from './admin-store.ts'
import { hasEnded } from './records/record.ts'
import { presentContest, stateOf } from './views.ts'

export async function presentStagedRows(rows: StagedRow[], { db, now, settings }: Context): Promise<Row[]> {
  const uncounted = rows.filter(row => row.participants === null).map(({ id }) => id)
  // The console is in English; the name of a special contest is as its editor has written it.
  const [crowds, say] = await Promise.all([readCrowds(db, null, uncounted), sayIn(db, 'en', settings.default_web_language)])
  return rows.map(row => {
    const participants = row.participants ?? crowds.get(row.id)?.entered ?? 0
    const { name } = presentContest(row, { participants, entry: undefined, say, code: '', now })
    const { id, kind, image, language_id, entry, questions, version } = row
    return {
      id,
      kind,
      name,
      image,
      language_id,
      entry,
      questions,
      version,
      state: stateOf(row, now),
      image_path: image && mediaPath(image),
      starts_at: row.starts_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
      entries: participants,
    }
  })
}

export async function presentStaged(row: StagedRow, context: Context): Promise<StagedContest> {
  const { db } = context
  const [[common], { finished, playing }, pot] = await Promise.all([
    presentStagedRows([row], context),
    countByState(db, row.id),
    hasEnded(row) ? row.entry * (row.participants ?? 0) : potOf(db, escrowOf(row.id)),
  ])
  if (!common) throw new Error('a row is presented as a row')
  const { seconds, score_correct, score_wrong, prizes, things, level_from, level_to, question_ids, seed_hash, translations } = row
  return {
    ...common,
    seconds,
    score_correct,
    score_wrong,
    prizes,
    things,
    level_from,
    level_to,
    question_ids,
    seed_hash,
    translations,
    description: row.description ?? '',
    is_drawn: row.category_ids !== null,
    category_ids: row.category_ids ?? [],
    pot,
    playing,
    finished,
    called_off_at: row.called_off_at?.toISOString() ?? null,
  }
}
