// Files of the library, and what uses them, as staff see them.

import type { MediaFile, MediaFileWhole, MediaUse } from '@trivium/contract/operations/media.admin'
import type { StaffRole } from '@trivium/contract/platform/action'
import { mediaPlaceNames } from '@trivium/contract/platform/media'
import type { Db } from '../../platform/db/connect.ts'
import { droppedDays, mediaPath, readUses } from '../../platform/media/index.ts'
import { mayOpen } from './policy.ts'
import { type FileRow, readExamsOfUses } from './store.ts'

/** More of one place are not listed. */
const mostUses = 100
const dayMs = 86_400_000

export function presentFile(
  { name, kept, is_used, delete_at, account_id, account_name, import_name, uploaded_at, ...row }: FileRow,
  now: Date,
): MediaFile {
  // Of a file that has just fallen out of use, the sweep has not said it yet.
  const deleteAt = is_used || kept ? null : (delete_at ?? new Date(now.getTime() + droppedDays * dayMs))
  return {
    ...row,
    id: name,
    path: mediaPath(name),
    keep: kept,
    is_used,
    delete_at: deleteAt?.toISOString() ?? null,
    imported_from: import_name,
    uploaded_by: { id: account_id, name: account_name },
    uploaded_at: uploaded_at.toISOString(),
  }
}

interface Reader {
  db: Db
  now: Date
  player: { id: number; roles: readonly StaffRole[] }
}

export async function presentWhole(row: FileRow, { db, now, player }: Reader): Promise<MediaFileWhole> {
  const found = await readUses(db, row.name, mostUses)
  const idsIn = (place: string) => found.flatMap(use => (use.place === place ? [Number(use.id)] : []))
  const exams = await readExamsOfUses(db, idsIn('question'), idsIn('exam'))
  const all = found.map(use => {
    const of = exams.find(
      ({ id, is_exam }) => is_exam === (use.place === 'exam') && String(id) === use.id && ['question', 'exam'].includes(use.place),
    )
    const managers = of?.managers ?? null
    const isOpen = mayOpen({ place: use.place, isOfExam: of?.is_of_exam ?? false, managers }, player)
    return { ...use, isOpen, isOfExam: of?.is_of_exam ?? false, exam_id: of?.exam_id ?? null, is_earlier: of?.is_earlier ?? false }
  })
  return {
    ...presentFile(row, now),
    uses: all.filter(({ isOpen }) => isOpen).map(({ isOpen: _isOpen, isOfExam: _isOfExam, ...use }): MediaUse => use),
    hidden: hiddenIn(all.filter(({ isOpen }) => !isOpen)),
    has_more: mediaPlaceNames.some(place => idsIn(place).length >= mostUses),
  }
}

/** Of exams it counts the exams, because the number of their questions says what is in them. */
function hiddenIn(uses: readonly { place: MediaUse['place']; id: string; isOfExam: boolean; exam_id: number | null }[]) {
  const exams = new Set(uses.flatMap(({ isOfExam, exam_id }) => (isOfExam ? [exam_id] : [])))
  const places = mediaPlaceNames.map(place => ({
    place,
    count: place === 'exam' ? exams.size : uses.filter(use => use.place === place && !use.isOfExam).length,
  }))
  return places.filter(({ count }) => count > 0)
}
