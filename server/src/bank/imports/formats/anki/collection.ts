// A package of Anki: an archive with a SQLite database of notes, and pictures and sounds under numbers. Three versions of the format are
// in use.

import { createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DatabaseSync } from 'node:sqlite'
import { createZstdDecompress, zstdDecompressSync } from 'node:zlib'
import { z } from 'zod'
import type { Archive, Entry } from '../../files/zip.ts'
import { ImportError } from '../../judging/imported-question.ts'

/** Newest first. Beside a newer database, an older one only tells old versions of Anki to update. */
const collections = [
  { name: 'collection.anki21b', isPacked: true },
  { name: 'collection.anki21', isPacked: false },
  { name: 'collection.anki2', isPacked: false },
]
const mostBytes = 500 * 1024 * 1024
const mostMediaBytes = 10 * 1024 * 1024
const tooLarge = 'The notes of this package unpack to more than 500 MB: split the file.'

const entryCalled = (archive: Archive, name: string) => archive.entries.find(entry => entry.name === name)

export const isCollection = (archive: Archive): boolean => collections.some(({ name }) => entryCalled(archive, name) !== undefined)

export interface StoredNote {
  guid: string
  type: string
  fields: { name: string; text: string }[]
  deck: string | null
  tags: string[]
  isSuspended: boolean
  /** The number of cards of the note; more than one when a card asks for the front, too. */
  cards: number
}

export interface Collection {
  notes: () => Generator<StoredNote>
  /** The pictures or sounds with this name in the notes; several when the package lists the name twice. */
  media: (name: string) => Promise<Buffer[]>
  close: () => void
}

/** @param inside a path for the unpacked database. @throws ImportError */
export async function openCollection(archive: Archive, inside: string): Promise<Collection> {
  const found = collections.flatMap(({ name, isPacked }) => {
    const entry = entryCalled(archive, name)
    return entry ? [{ entry, isPacked }] : []
  })[0]
  if (!found) throw new ImportError('This package contains no notes.')
  await unpack(archive, found, inside)
  const names = await mediaNames(archive, found.isPacked)
  const db = open(inside)
  return {
    notes: () => notesIn(db),
    async media(name) {
      const all: Buffer[] = []
      for (const number of names.get(name.normalize('NFC')) ?? []) {
        const entry = entryCalled(archive, number)
        const bytes = entry && (await archive.read(entry, mostMediaBytes))
        if (bytes) all.push(found.isPacked ? zstdDecompressSync(bytes, { maxOutputLength: mostMediaBytes }) : bytes)
      }
      return all
    },
    close: () => db.close(),
  }
}

async function unpack(archive: Archive, { entry, isPacked }: { entry: Entry; isPacked: boolean }, path: string): Promise<void> {
  if (!isPacked) return archive.unpack(entry, path)
  try {
    await pipeline(await archive.stream(entry), createZstdDecompress(), counted(), createWriteStream(path))
  } catch (error) {
    if (error instanceof ImportError) throw error
    throw new ImportError('The notes of this package cannot be unpacked.')
  }
}

function counted(): Transform {
  let left = mostBytes
  return new Transform({
    transform(chunk: Buffer, _encoding, next) {
      left -= chunk.length
      next(left < 0 ? new ImportError(tooLarge) : null, chunk)
    },
  })
}

const broken = () =>
  new ImportError('The notes of this package cannot be read: its database is damaged, or of a kind that is not supported.')

function open(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { readOnly: true, allowExtension: false })
  } catch {
    throw broken()
  }
}

const Row = z.object({
  guid: z.coerce.string(),
  mid: z.coerce.string(),
  tags: z.string(),
  flds: z.coerce.string(),
  deck: z.coerce.string().nullable(),
  cards: z.int(),
  suspended: z.int(),
})

/** Takes each note's deck from its first card. */
const notesSql = `
  select n.guid, n.mid, n.tags, n.flds, (select c.did from cards c where c.nid = n.id order by c.ord limit 1) as deck,
    (select count(*) from cards c where c.nid = n.id) as cards,
    (select count(*) from cards c where c.nid = n.id and c.queue = -1) as suspended
  from notes n order by n.id`

function* notesIn(db: DatabaseSync): Generator<StoredNote> {
  try {
    const { types, decks } = isNew(db) ? namesOfTables(db) : namesInJson(db)
    // Ids of notes and decks exceed the precision of a double.
    const statement = db.prepare(notesSql)
    statement.setReadBigInts(true)
    for (const stored of statement.iterate()) {
      const { guid, mid, tags, flds, deck, cards, suspended } = Row.parse({
        ...stored,
        cards: Number(stored['cards']),
        suspended: Number(stored['suspended']),
      })
      const type = types.get(mid)
      yield {
        guid,
        type: type?.name ?? '',
        fields: flds.split('\u001f').map((text, index) => ({ name: type?.fields[index] ?? `Field ${index + 1}`, text })),
        deck: deck === null ? null : (decks.get(deck) ?? null),
        tags: tags.split(/\s+/).filter(tag => tag !== ''),
        isSuspended: cards > 0 && suspended === cards,
        cards,
      }
    }
  } catch (error) {
    throw error instanceof ImportError ? error : broken()
  }
}

interface Names {
  types: Map<string, { name: string; fields: string[] }>
  decks: Map<string, string>
}

const isNew = (db: DatabaseSync): boolean =>
  db.prepare("select 1 from sqlite_master where type = 'table' and name = 'notetypes'").get() !== undefined

const text = z.coerce.string()
const NamedRow = z.object({ id: text, name: text })
const FieldRow = z.object({ ntid: text, name: text })

function namesOfTables(db: DatabaseSync): Names {
  const rows = <Schema extends z.ZodType>(sql: string, schema: Schema): z.output<Schema>[] => {
    const statement = db.prepare(sql)
    statement.setReadBigInts(true)
    return statement.all().map(row => schema.parse(row))
  }
  const fields = Map.groupBy(rows('select ntid, name from fields order by ntid, ord', FieldRow), ({ ntid }) => ntid)
  const types = rows('select id, name from notetypes', NamedRow).map(
    ({ id, name }) => [id, { name, fields: (fields.get(id) ?? []).map(field => field.name) }] as const,
  )
  const decks = rows('select id, name from decks', NamedRow).map(({ id, name }) => [id, name.replaceAll('\u001f', '::')] as const)
  return { types: new Map(types), decks: new Map(decks) }
}

const Models = z.record(z.string(), z.object({ name: z.string(), flds: z.array(z.object({ name: z.string() })) }))
const Decks = z.record(z.string(), z.object({ name: z.string() }))

function namesInJson(db: DatabaseSync): Names {
  const { models, decks } = z.object({ models: z.string(), decks: z.string() }).parse(db.prepare('select models, decks from col').get())
  const types = Object.entries(Models.parse(JSON.parse(models))).map(
    ([id, { name, flds }]) => [id, { name, fields: flds.map(field => field.name) }] as const,
  )
  return { types: new Map(types), decks: new Map(Object.entries(Decks.parse(JSON.parse(decks))).map(([id, { name }]) => [id, name])) }
}

/** Maps names in the notes to names in the archive: `owl.jpg` to `0`. */
async function mediaNames(archive: Archive, isPacked: boolean): Promise<Map<string, string[]>> {
  const entry = entryCalled(archive, 'media')
  if (!entry) return new Map()
  const bytes = await archive.read(entry, mostMediaBytes)
  try {
    if (isPacked) return namesInMessage(zstdDecompressSync(bytes, { maxOutputLength: mostMediaBytes }))
    const listed = z.record(z.string(), z.string()).parse(JSON.parse(bytes.toString('utf8')))
    return numbersByName(Object.entries(listed))
  } catch {
    throw new ImportError('The list of pictures and sounds of this package cannot be read.')
  }
}

function numbersByName(listed: [string, string][]): Map<string, string[]> {
  const byName = Map.groupBy(listed, ([, name]) => name.normalize('NFC'))
  return new Map(byName.entries().map(([name, all]) => [name, all.map(([number]) => number)]))
}

/** Reads a Protocol Buffers message: repeated entries (field 1), each with its name (field 1). The n-th entry names the file n. */
function namesInMessage(bytes: Buffer): Map<string, string[]> {
  const entries = fieldsIn(bytes).flatMap(({ field, bytes: entry }) => (field === 1 && entry ? [entry] : []))
  const names = entries.map(
    entry =>
      fieldsIn(entry)
        .find(({ field }) => field === 1)
        ?.bytes?.toString('utf8') ?? '',
  )
  return numbersByName(names.map((name, index) => [String(index), name]))
}

interface Field {
  field: number
  /** Null when the value is a number. */
  bytes: Buffer | null
}

function fieldsIn(bytes: Buffer): Field[] {
  const fields: Field[] = []
  let at = 0
  const number = (): number => {
    let [value, factor] = [0, 1]
    for (;;) {
      const byte = bytes.readUInt8(at++)
      value += (byte & 127) * factor
      if (byte < 128) return value
      factor *= 128
    }
  }
  while (at < bytes.length) {
    const tag = number()
    const [field, kind] = [Math.floor(tag / 8), tag % 8]
    if (kind === 0) {
      number()
      fields.push({ field, bytes: null })
    } else if (kind === 2) {
      const length = number()
      if (at + length > bytes.length) throw new RangeError('a field ends behind its message')
      fields.push({ field, bytes: bytes.subarray(at, at + length) })
      at += length
    } else at += kind === 1 ? 8 : 4
  }
  return fields
}
