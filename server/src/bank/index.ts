import type { Area, Base } from '../platform/area.ts'
import { createCalibrator } from './calibration/index.ts'
import { catalogueActions, categoryAdminActions } from './catalogue/index.ts'
import { createImportJobs, importAdminActions, registerDownloads } from './imports/index.ts'
import { noteFlags, releveller } from './items/index.ts'
import {
  publishAllDue,
  questionAdminActions,
  questionHistoryActions,
  questionReviewActions,
  readNextPublication,
  rearrangeQuestions,
  translationAdminActions,
} from './questions/index.ts'

export function bank({ database, http, now, scan }: Base) {
  const { db } = database
  const calibrator = createCalibrator({ db, now, log: http.log })
  const imports = createImportJobs({ db, now, log: http.log, scan })
  return {
    actions: catalogueActions,
    admin: {
      ...categoryAdminActions,
      ...questionAdminActions,
      ...translationAdminActions,
      ...questionHistoryActions,
      ...questionReviewActions,
      ...importAdminActions,
    },
    jobs: [
      { name: 'rearrange_questions', everyMs: 60_000, run: () => rearrangeQuestions(database, now()) },
      { name: 'publish_questions', everyMs: 10_000, run: () => publishAllDue(db, now()), dueAt: () => readNextPublication(db) },
      { name: 'note_flags', everyMs: 600_000, run: () => noteFlags(db, now()) },
      { name: 'relevel', everyMs: 3_600_000, run: releveller(db, now) },
      ...calibrator.jobs,
      ...imports.jobs,
    ],
    routes: () => registerDownloads(http, db, now),
    cutJobsOff() {
      calibrator.stop()
      imports.stop()
    },
  } satisfies Area
}
