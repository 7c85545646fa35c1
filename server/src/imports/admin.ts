// What editors may ask about questions in and out of files.

import { importOffice } from '@trivium/contract/import-office'
import { handle } from '../api/handle.ts'
import { refuse } from '../api/refuse.ts'
import { offerExport } from './export/tickets.ts'
import { changeImport, startImport, undoImport, uploadImport, viewOf } from './office.ts'
import { countImports, countVerdicts, findImport, listImports, readVerdicts } from './store.ts'
import { presentImport, presentRow } from './views.ts'

export const importOfficeActions = handle(importOffice, {
  upload_import: uploadImport,
  change_import: changeImport,
  run_import: startImport,
  undo_import: undoImport,
  export_questions: offerExport,

  get_import: ({ import_id }, { db }) => viewOf(db, import_id),

  async get_imports({ offset = 0, limit }, { db, settings }) {
    const [rows, total] = await Promise.all([listImports(db, { offset, limit: limit ?? settings.page_size }), countImports(db)])
    return { data: rows.map(presentImport), total }
  },

  async get_import_rows({ import_id, verdict, offset = 0, limit }, { db, settings }) {
    if (!(await findImport(db, import_id))) refuse('document_not_found')
    const [rows, counts] = await Promise.all([
      readVerdicts(db, import_id, verdict, { offset, limit: limit ?? settings.page_size }),
      countVerdicts(db, import_id),
    ])
    const total = Object.entries(counts).reduce((sum, [name, count]) => (verdict === undefined || verdict === name ? sum + count : sum), 0)
    return { data: rows.map(presentRow), total }
  },
})
