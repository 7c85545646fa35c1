// Finds the parts of a workbook: its sheets in order, its texts, its formats.

import { posix } from 'node:path'
import { ImportError } from '../../judging/imported-question.ts'
import type { Archive, Entry } from '../zip.ts'
import { hearPart, noWorkbook } from './workbook-xml.ts'

export interface Sheet {
  name: string
  isHidden: boolean
  entry: Entry
}

export interface Parts {
  sheets: Sheet[]
  texts: Entry | null
  formats: Entry | null
  starts1904: boolean
}

const mostSheets = 200
export const workbookName = 'xl/workbook.xml'

/** @throws ImportError */
export async function readParts(archive: Archive): Promise<Parts> {
  const workbook = entryOf(archive, workbookName)
  if (!workbook) throw noWorkbook()
  const related = await relatedTo(archive, workbook)
  const found: { name: string; isHidden: boolean; id: string }[] = []
  let starts1904 = false
  await hearPart(archive, workbook, {
    open(name, attribute) {
      if (name === 'workbookPr') starts1904 = /^(?:1|true|on)$/.test(attribute('date1904'))
      if (name !== 'sheet') return
      found.push({ name: attribute('name'), isHidden: /hidden/i.test(attribute('state')), id: attribute('r:id') || attribute('id') })
      if (found.length > mostSheets) throw new ImportError(`This workbook has more than ${mostSheets} sheets.`)
    },
  })
  const sheets = found.flatMap(({ id, ...sheet }) => {
    const to = related.find(one => one.id === id)
    return to?.entry && to.type === 'worksheet' ? [{ ...sheet, entry: to.entry }] : []
  })
  if (sheets.length === 0) throw noWorkbook()
  const part = (type: string) => related.find(one => one.type === type)?.entry ?? null
  return { sheets, texts: part('sharedStrings'), formats: part('styles'), starts1904 }
}

interface Relation {
  id: string
  /** The last segment of the relation type's address. */
  type: string
  entry: Entry | null
}

/** The parts that a part refers to. */
export async function relatedTo(archive: Archive, { name }: Entry): Promise<Relation[]> {
  const folder = posix.dirname(name)
  const list = entryOf(archive, posix.join(folder, '_rels', `${posix.basename(name)}.rels`))
  const relations: Relation[] = []
  if (!list) return relations
  await hearPart(archive, list, {
    open(element, attribute) {
      if (element !== 'Relationship') return
      const target = attribute('Target')
      const path = target.startsWith('/') ? target.slice(1) : posix.join(folder, target)
      relations.push({ id: attribute('Id'), type: posix.basename(attribute('Type')), entry: entryOf(archive, path) })
    },
  })
  return relations
}

const entryOf = ({ entries }: Archive, name: string): Entry | null =>
  entries.find(entry => entry.name === name) ?? entries.find(entry => entry.name.toLowerCase() === name.toLowerCase()) ?? null
