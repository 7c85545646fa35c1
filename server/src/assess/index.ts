import type { Area, Base } from '../platform/area.ts'
import { examActions, examAdminActions, examRooms, readNextRelease, releaseDueExams } from './exams/index.ts'
import { noteOutcomes, testActions } from './practice-tests/index.ts'

export const assess = ({ database: { db }, now, readSettings }: Base) =>
  ({
    actions: { ...testActions, ...examActions },
    admin: examAdminActions,
    rooms: examRooms(db, now),
    jobs: [
      { name: 'release_exams', everyMs: 10_000, run: () => releaseDueExams(db, now()), dueAt: () => readNextRelease(db) },
      { name: 'note_outcomes', everyMs: 600_000, run: async () => noteOutcomes(db, await readSettings()) },
    ],
  }) satisfies Area
