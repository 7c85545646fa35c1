// A change that meets the change of somebody else. The server refuses it; the dialog shows both, and the person decides field by field.

import { HttpError } from 'react-admin'

export type Fields = Record<string, unknown>

/** Fields that are decided together, because one makes no sense without the others: options and right answer. */
export interface FieldGroup {
  label: string
  fields: readonly string[]
  /** How the dialog and the history show them; without it, each value as it is. */
  show?: (row: Fields) => string
}

export interface Conflict {
  /** As in the audit: `question:12`. */
  subject: string
  groups: readonly FieldGroup[]
  /** The fields as the form would send them. */
  mine: Fields
  /** As they were when the form opened. */
  seen: Fields
  /** As they are now. */
  theirs: Fields
}

/** The fields to send, or what the person does instead. */
export type Decision = Fields | 'theirs' | 'back'

let show: (conflict: Conflict, decide: (decision: Decision) => void) => void = (_conflict, decide) => decide('back')

export function onConflict(listener: typeof show): () => void {
  const former = show
  show = listener
  return () => (show = former)
}

interface Change {
  /** A form of several subjects says which of them has changed. */
  subject: string | ((theirs: Fields) => string)
  groups: readonly FieldGroup[]
  mine: Fields
  seen: Fields
  readTheirs: () => Promise<Fields>
}

export const isUnseen = (error: unknown) =>
  error instanceof HttpError && ['changed_meanwhile', 'question_replaced'].includes(String(error.body?.code))

/**
 * Sends a change. If somebody has changed the row meanwhile, asks which fields to send, and sends them with the version that was shown.
 * @param send is called with the fields, and with the row that the person has seen last
 * @throws HttpError when nothing was saved
 */
export async function saveSeen<Reply>(
  { subject, groups, mine, seen, readTheirs }: Change,
  send: (fields: Fields, shown: Fields) => Promise<Reply>,
): Promise<Reply> {
  for (let [fields, shown] = [mine, seen]; ;) {
    try {
      return await send(fields, shown)
    } catch (error) {
      if (!isUnseen(error)) throw error
      const theirs = await readTheirs()
      const conflict = { subject: typeof subject === 'string' ? subject : subject(theirs), groups, mine: fields, seen: shown, theirs }
      const decision = await new Promise<Decision>(decide => show(conflict, decide))
      if (decision === 'back') throw new HttpError('Not saved. Somebody else has changed this meanwhile.', 409)
      if (decision === 'theirs')
        throw new HttpError('Your changes are discarded. You see what the other person has saved.', 409, { code: 'dropped' })
      fields = { ...decision, version: theirs.version }
      shown = theirs
    }
  }
}

/** The person has dropped their changes: the form has to show what the other one has saved. */
export const isDropped = (error: unknown): boolean => error instanceof HttpError && error.body?.code === 'dropped'

/** Also an empty list, and an object of empty fields. */
const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (typeof value === 'object' && Object.values(value).every(isNothing))

/** A form may have empty texts where the server has null, and fields in another order. */
function plain(value: unknown): unknown {
  if (isNothing(value)) return null
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => !isNothing(inner))
      .map(([key, inner]) => [key, plain(inner)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

export const isSame = (one: Fields, other: Fields, { fields }: FieldGroup): boolean =>
  fields.every(field => JSON.stringify(plain(one[field])) === JSON.stringify(plain(other[field])))

export interface Difference {
  group: FieldGroup
  /** Whose change it is; both: the person has to choose. */
  by: 'mine' | 'theirs' | 'both'
}

/** The groups in which the form and the row differ. */
export function differencesOf({ groups, mine, seen, theirs }: Conflict): Difference[] {
  return groups
    .filter(group => !isSame(mine, theirs, group))
    .map(group => ({ group, by: isSame(seen, theirs, group) ? 'mine' : isSame(seen, mine, group) ? 'theirs' : 'both' }))
}

/** The form's fields, with those of the other person where they were chosen. */
export function decided({ mine, theirs }: Conflict, theirsIn: readonly FieldGroup[]): Fields {
  const taken = theirsIn.flatMap(({ fields }) => fields.map(field => [field, theirs[field]] as const))
  return { ...mine, ...Object.fromEntries(taken) }
}

/** A value in words, for people. */
export function inWords(value: unknown): string {
  if (isNothing(value)) return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(inWords).join('\n')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .filter(([, inner]) => !isNothing(inner))
    .map(([key, inner]) => `${key}: ${inWords(inner)}`)
    .join('\n')
}

const nameOf = (field: string): string => field.replace(/_(id|at)$/, '').replaceAll('_', ' ')

export const showGroup = (row: Fields, { fields, show: words }: FieldGroup): string =>
  words ? words(row) : fields.map(field => `${fields.length > 1 ? `${nameOf(field)}: ` : ''}${inWords(row[field])}`).join('\n')
