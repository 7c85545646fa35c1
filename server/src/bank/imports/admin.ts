// Admin actions of editors on importing and exporting questions.

import { importAdmin } from '@trivium/contract/bank/imports.admin'
import { handle } from '../../platform/api/handle.ts'
import { offerExport, offerRefused } from './export/tickets.ts'
import { lookAtMedia, lookThrough } from './reading/look-through.ts'
import { changeImport, prepareUpload, startImport, undoImport, viewOf } from './editing.ts'
import { countImports, listImports } from './store.ts'
import { presentImport } from './views.ts'

export const importAdminActions = handle(importAdmin, {
  upload_import: { prepare: prepareUpload },
  change_import: changeImport,
  run_import: startImport,
  undo_import: undoImport,
  export_questions: offerExport,
  export_refused_rows: offerRefused,

  get_import: ({ import_id }, { db }) => viewOf(db, import_id),

  async get_imports({ offset = 0, limit }, { db, settings }) {
    const [rows, total] = await Promise.all([listImports(db, { offset, limit: limit ?? settings.page_size }), countImports(db)])
    return { data: rows.map(row => presentImport(row, settings.questions_need_review === 1)), total }
  },

  get_import_rows: lookThrough,
  get_import_media: lookAtMedia,
})
