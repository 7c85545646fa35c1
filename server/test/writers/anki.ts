// For tests: Anki notes, as text and in packages of both generations.

import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { randomUUID } from 'node:crypto'
import { zipSync } from 'fflate'
import type { FullRow } from '../banks/full-bank.ts'
import { asHtml, bytesOf } from './texts.ts'

export interface AnkiNote {
  type?: 'Basic' | 'Cloze' | 'AllInOne'
  fields: string[]
  tags?: string
  isSuspended?: boolean
  /** The deck of this note. */
  deck?: string
}

const types = [
  { id: '1700000000001', name: 'Basic', fields: ['Front', 'Back', 'Extra', 'Source'] },
  { id: '1700000000002', name: 'Cloze', fields: ['Text', 'Back Extra'] },
  {
    id: '1700000000003',
    name: 'AllInOne (kprim, mc, sc)',
    fields: ['Question', 'Title', 'QType (0=kprim,1=mc,2=sc)', 'Q_1', 'Q_2', 'Q_3', 'Q_4', 'Q_5', 'Answers', 'Extra 1'],
  },
]
const typeIds = { Basic: types[0], Cloze: types[1], AllInOne: types[2] }
const firstDeck = 1_700_000_000_009n

/** The database of a package, in the older or the newer form. */
export function ankiCollection(notes: readonly AnkiNote[], isNew: boolean): Buffer {
  const path = join(tmpdir(), `trivium-anki-test-${randomUUID()}`)
  const db = new DatabaseSync(path)
  const decks = [...new Set(notes.map(({ deck = 'Science::Stars' }) => deck))].map((name, index) => ({
    id: firstDeck + BigInt(index),
    name,
  }))
  try {
    db.exec(`pragma journal_mode = off; create table notes (id integer primary key, guid text, mid integer, tags text, flds text);
      create table cards (id integer primary key, nid integer, did integer, ord integer, queue integer); begin`)
    if (isNew) nameInTables(db, decks)
    else nameInJson(db, decks)
    notes.forEach(({ type = 'Basic', fields, tags = '', isSuspended = false, deck = 'Science::Stars' }, index) => {
      const id = index + 1
      db.prepare('insert into notes values (?, ?, ?, ?, ?)').run(
        id,
        `guid${id}`,
        BigInt(typeIds[type]?.id ?? 0),
        ` ${tags} `,
        fields.join('\u001f'),
      )
      const { id: place = firstDeck } = decks.find(({ name }) => name === deck) ?? {}
      db.prepare('insert into cards values (?, ?, ?, 0, ?)').run(id, id, place, isSuspended ? -1 : 0)
    })
    db.exec('commit')
  } finally {
    db.close()
  }
  const made = readFileSync(path)
  rmSync(path)
  return made
}

interface Deck {
  id: bigint
  name: string
}

function nameInTables(db: DatabaseSync, decks: readonly Deck[]): void {
  db.exec(`create table notetypes (id integer primary key, name text); create table fields (ntid integer, ord integer, name text);
    create table decks (id integer primary key, name text)`)
  for (const { id, name, fields } of types) {
    db.prepare('insert into notetypes values (?, ?)').run(BigInt(id), name)
    fields.forEach((field, ord) => db.prepare('insert into fields values (?, ?, ?)').run(BigInt(id), ord, field))
  }
  for (const { id, name } of decks) db.prepare('insert into decks values (?, ?)').run(id, name.replaceAll('::', '\u001f'))
}

function nameInJson(db: DatabaseSync, decks: readonly Deck[]): void {
  const models = Object.fromEntries(types.map(({ id, name, fields }) => [id, { name, flds: fields.map(field => ({ name: field })) }]))
  db.exec('create table col (models text, decks text)')
  const named = Object.fromEntries(decks.map(({ id, name }) => [String(id), { name }]))
  db.prepare('insert into col values (?, ?)').run(JSON.stringify(models), JSON.stringify(named))
}

const backOf = ({ type, number, word, accepted }: FullRow): string | null => {
  if (type === 'number') return number?.tolerance === 0 && !number.unit ? String(number.value) : null
  return type === 'guess_the_word' && !accepted ? (word ?? null) : null
}
const tagsOf = ({ tags }: FullRow) => (tags ?? []).map(tag => tag.replaceAll(' ', '_')).join(' ')
const deckOf = ({ category, subcategory }: FullRow) => [category, subcategory].filter(Boolean).join('::')

/** The fields of the add-on for choices, with a mark for each option. */
const choiceFields = (row: FullRow, marks: string) => [
  asHtml(row.question),
  '',
  row.type === 'multi_select' ? '1' : '2',
  ...Array.from({ length: 5 }, (_, index) => asHtml(row.options?.[index] ?? '')),
  marks,
]
const isChoice = ({ type, options = [] }: FullRow) => (type === 'multiple_choice' || type === 'multi_select') && options.length < 6
const marksOf = ({ options = [], answer = [] }: FullRow) => options.map((_, index) => (answer.includes(index) ? '1' : '0')).join(' ')

const ankiNotes = (rows: readonly FullRow[]): AnkiNote[] =>
  rows.flatMap((row, index): AnkiNote[] => {
    const picture = row.image ? `<br><img src="${row.image}">` : ''
    const beside = { tags: tagsOf(row), isSuspended: row.active === false, deck: deckOf(row) }
    const note = asHtml(row.note ?? '')
    if (isChoice(row)) {
      const [front = '', ...fields] = choiceFields(row, marksOf(row))
      return [{ type: 'AllInOne', fields: [front + picture, ...fields, note], ...beside }]
    }
    const back = backOf(row)
    if (back === null) return []
    return index % 2 === 0
      ? [{ type: 'Basic', fields: [asHtml(row.question) + picture, asHtml(back), note, ''], ...beside }]
      : [{ type: 'Cloze', fields: [`${asHtml(row.question)} {{c1::${asHtml(back)}}}${picture}`, note], ...beside }]
  })

export const asAnkiPackage = (rows: readonly FullRow[], pictures: ReadonlyMap<string, Uint8Array> = new Map()): Uint8Array => {
  const names = [...pictures.keys()]
  return zipSync({
    'collection.anki2': ankiCollection(ankiNotes(rows), false),
    media: bytesOf(JSON.stringify(Object.fromEntries(names.map((name, index) => [String(index), name])))),
    ...Object.fromEntries([...pictures.values()].map((bytes, index) => [String(index), bytes])),
  })
}

const cell = (text: string, index: number) =>
  /["\t\n]/.test(text) || (index === 0 && text.startsWith('#')) ? `"${text.replaceAll('"', '""')}"` : text
const lineOf = (cells: readonly string[]) => `${cells.map(cell).join('\t')}\n`

/** Anki's export of notes as plain text. */
export const asAnkiText = (rows: readonly FullRow[]): string => {
  const lines = rows.flatMap((row, index) => {
    const back = backOf(row)
    return back === null ? [] : [lineOf([`guid${index}`, 'Basic', deckOf(row), asHtml(row.question), asHtml(back), tagsOf(row)])]
  })
  return `#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:6\n${lines.join('')}`
}

/** The file that people write to import choices into Anki. */
export const asAnkiChoices = (rows: readonly FullRow[]): string => {
  const [, , allInOne] = types
  const lines = rows.filter(isChoice).map(row => lineOf([...choiceFields(row, marksOf(row)), asHtml(row.note ?? ''), tagsOf(row)]))
  return `#separator:tab\n#html:true\n#notetype:AllInOne\n#columns:${[...(allInOne?.fields ?? []), 'Tags'].join('\t')}\n#tags column:11\n${lines.join('')}`
}
