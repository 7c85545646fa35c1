// Names around imports that contract, server and console share.

export const importStates = ['reading', 'previewed', 'running', 'done', 'undone', 'failed'] as const
export type ImportState = (typeof importStates)[number]

/** What becomes of a row: `there` is in the bank by its key, `double` asks the same as another row or question. */
export const verdicts = ['new', 'changed', 'there', 'double', 'refused'] as const
export type Verdict = (typeof verdicts)[number]

/** What a column of a table may hold. */
export const columnFields = [
  'question',
  'option_1',
  'option_2',
  'option_3',
  'option_4',
  'option_5',
  'answer',
  'answer_1',
  'answer_2',
  'answer_3',
  'answer_4',
  'answer_5',
  'word',
  'type',
  'answer_type',
  'category',
  'subcategory',
  'category_type',
  'category_slug',
  'subcategory_slug',
  'level',
  'difficulty',
  'language',
  'note',
  'image',
  'audio',
  'audio_text',
  'marks',
  'key',
  'fact',
  'passage',
  'source_name',
  'source_url',
  'source_licence',
  'active',
] as const
export type ColumnField = (typeof columnFields)[number]

/** Ours hold everything; the others what their systems know. */
export const exportFormats = ['json', 'csv', 'zip', 'qti', 'gift', 'moodle'] as const
export type ExportFormat = (typeof exportFormats)[number]
