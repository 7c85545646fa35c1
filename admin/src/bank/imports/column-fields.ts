// The fields that a column may hold: their names and groups.

import { type ColumnField, columnFields } from '@trivium/contract/bank/import-names'
import type { Mapping } from '@trivium/contract/bank/imports.admin'

const special: Partial<Record<ColumnField, string>> = {
  word: 'word to guess',
  accepted: 'other right words',
  answer_type: 'answer type (1 an order, 2 a set)',
  category_type: 'kind of category',
  note: 'explanation',
  image: 'picture',
  image_text: 'picture description',
  audio: 'sound',
  audio_text: 'sound description',
  keeps_order: 'options keep their order',
  minus_marks: 'marks lost for a wrong answer',
  time_limit: 'time limit (left out)',
  external_id: 'id in the source',
  key: 'key in this bank',
  passage: 'key of the text it is about',
  source_licence: 'licence of the source',
  source_url: 'address of the source',
  source_name: 'name of the source',
  active: 'active',
}

const ofOption = { image: 'picture of option', image_text: 'description of picture of option', remark: 'remark on option' }

/** The field's name as in a sentence: `picture of option 3`. */
export function fieldWords(field: ColumnField): string {
  const [, place, of] = /^option_(\d+)_(image|image_text|remark)$/.exec(field) ?? []
  if (place !== undefined && (of === 'image' || of === 'image_text' || of === 'remark')) return `${ofOption[of]} ${place}`
  return (
    special[field] ??
    field
      .replace(/^wrong_/, 'wrong_answer_')
      .replace(/^answer_(?=\d)/, 'part_of_the_answer_')
      .replaceAll('_', ' ')
  )
}

const groups: readonly [label: string, holds: RegExp][] = [
  ['Question and answer', /^(question|type|answer|answer_type|word|accepted|tolerance|unit|note)$/],
  ['Options', /^option_\d+$/],
  ['Wrong answers', /^wrong_/],
  ['Parts of the answer', /^answer_\d+$/],
  ['Matches', /^match_/],
  ['Category, level and marks', /^(category|subcategory|level|difficulty|language|marks|minus_marks|active|tags|keeps_order)$/],
  ['Pictures and sounds', /^(image|audio)(_text)?$|^option_\d+_image(_text)?$/],
  ['Remarks', /_remark$/],
  ['Other', /./],
]

/** Each field in the first group that holds it. */
export const fieldGroups = groups.map(([label, holds], index) => ({
  label,
  fields: columnFields.filter(field => groups.findIndex(([, other]) => other.test(field)) === index && holds.test(field)),
}))

const isField = (name: string): name is ColumnField => columnFields.some(field => field === name)

/** The field of a column; '' when the import ignores the column. */
export const fieldOf = (mapping: Mapping, index: number): string =>
  Object.entries(mapping.columns).find(([, at]) => at === index)?.[0] ?? ''

/** Assigns a field to a column. A field has one column at most, and a column one field. */
export function moved(mapping: Mapping, index: number, field: string): Mapping {
  const others = Object.entries(mapping.columns).filter(([name, at]) => at !== index && name !== field)
  return { ...mapping, columns: Object.fromEntries(isField(field) ? [...others, [field, index]] : others) }
}
