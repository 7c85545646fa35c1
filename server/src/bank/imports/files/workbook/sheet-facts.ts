// Facts that a sheet states only after its rows: merged cells, and pictures over it.

import { relatedTo } from './workbook-parts.ts'
import { hearPart } from './workbook-xml.ts'
import { placeOf } from './sheet-rows.ts'
import type { Archive, Entry } from '../zip.ts'

interface Merged {
  column: number
  firstRow: number
  lastRow: number
  /** The text of its first cell, once that was read. */
  text: string
}

export interface SheetFacts {
  mergedAt: (row: number) => readonly Merged[]
  /** Row numbers. */
  picturesAt: ReadonlySet<number>
}

const mostMerged = 50_000
const none: readonly Merged[] = []

/** @throws ImportError */
export async function readSheetFacts(archive: Archive, entry: Entry): Promise<SheetFacts> {
  const merged: Merged[] = []
  await hearPart(archive, entry, {
    open(name, attribute) {
      if (name !== 'mergeCell' || merged.length >= mostMerged) return
      const [from = '', to = ''] = attribute('ref').split(':')
      const [first, last] = [placeOf(from), placeOf(to)]
      if (last.row > first.row) merged.push({ column: first.column, firstRow: first.row, lastRow: last.row, text: '' })
    },
  })
  const openings = merged.toSorted((a, b) => a.firstRow - b.firstRow)
  let [next, open]: [number, Merged[]] = [0, []]
  return {
    picturesAt: await pictureRows(archive, entry),
    /** Call it with ascending rows. */
    mergedAt(row) {
      if (openings.length === 0) return none
      for (let one = openings[next]; one && one.firstRow <= row; one = openings[++next]) open.push(one)
      open = open.filter(({ lastRow }) => lastRow >= row)
      return open
    },
  }
}

async function pictureRows(archive: Archive, entry: Entry): Promise<Set<number>> {
  const rows = new Set<number>()
  for (const { type, entry: drawing } of await relatedTo(archive, entry)) {
    if (type !== 'drawing' || !drawing) continue
    let [isFrom, isRow, row] = [false, false, 0]
    await hearPart(archive, drawing, {
      open(name) {
        if (name === 'from') isFrom = true
        else if (name === 'row') isRow = isFrom
        else if (name === 'pic') rows.add(row)
      },
      text(text) {
        if (isRow) row = Number(text) + 1
      },
      close(name) {
        if (name === 'from') isFrom = false
        else if (name === 'row') isRow = false
      },
    })
  }
  return rows
}
