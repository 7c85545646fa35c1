// Names of imports, shared by contract, server and admin.

export const importStates = ['reading', 'previewed', 'running', 'done', 'undone', 'failed'] as const
export type ImportState = (typeof importStates)[number]

/**
 * The outcome of a row. `there`: the bank has a question with its key, unchanged · `double`: asks the same as another row or question, with
 * the same right answer · `contradiction`: asks the same with another right answer, imported only if the editor says so.
 */
export const verdicts = ['new', 'changed', 'there', 'double', 'contradiction', 'refused'] as const
export type RowVerdict = (typeof verdicts)[number]

const places = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const
const numbered = <Name extends string>(name: Name) => places.map(place => `${name}_${place}` as const)
const ofOptions = <Name extends string>(name: Name) => places.map(place => `option_${place}_${name}` as const)
const matchPlaces = [...places, '11', '12'] as const
const ofMatches = <Name extends string>(name: Name) => matchPlaces.map(place => `match_${place}_${name}` as const)

/** The fields that a table's column may hold. */
export const columnFields = [
  'question',
  ...numbered('option'),
  ...numbered('wrong'),
  ...matchPlaces.map(place => `match_${place}` as const),
  'answer',
  ...numbered('answer'),
  'word',
  'accepted',
  'tolerance',
  'unit',
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
  'image_text',
  'audio',
  'audio_text',
  ...ofOptions('image'),
  ...ofOptions('image_text'),
  ...ofOptions('remark'),
  ...ofOptions('share'),
  ...ofMatches('image'),
  ...ofMatches('image_text'),
  'keeps_order',
  'tags',
  'marks',
  'minus_marks',
  'part_marks',
  'time_limit',
  'key',
  'external_id',
  'fact',
  'passage',
  'source_name',
  'source_url',
  'source_licence',
  'active',
] as const
export type ColumnField = (typeof columnFields)[number]

/** How a column names the right options: by letters, numbers from 1 or from 0, or texts. */
export const answerForms = ['letters', 'numbers', 'from_zero', 'texts'] as const
export type AnswerForm = (typeof answerForms)[number]

/** The range of a column of difficulties: 0 to 1, 0 to 100, 1 to 3, 1 to 5 or 1 to 10. */
export const difficultyScales = ['to_1', 'percent', 'to_3', 'to_5', 'to_10'] as const
export type DifficultyScale = (typeof difficultyScales)[number]

/** JSON, CSV and ZIP hold everything; the others hold what their systems support. */
export const exportFormats = ['json', 'csv', 'zip', 'qti', 'gift', 'moodle'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Whether the columns give a question and its right answer. An answer needs options, or a type that may have none. */
export function isEnough({ columns }: { columns: Partial<Record<ColumnField, number | undefined>> }): boolean {
  const isThere = (...fields: ColumnField[]) => fields.some(field => columns[field] !== undefined)
  const isChosen = isThere('answer', 'answer_1') && isThere('option_1', 'wrong_1', 'type')
  return isThere('question') && (isChosen || isThere('word', 'match_1'))
}
