// Pictures that are missing, or have another name or place. A question shows its own picture, or its row is refused. It never shows
// another question's.

import fc from 'fast-check'
import { unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { asOwnCsv, asOwnJson, asQtiPackage } from '../../../../test/banks/bank-files.ts'
import { type FullRow, fullBank } from '../../../../test/banks/full-bank.ts'
import { readShown } from '../../../../test/banks/read-format.ts'
import { runsOf } from '../../../../test/banks/round-trip.ts'
import { asAnkiPackage } from '../../../../test/writers/anki.ts'
import { asH5pContent, inH5p } from '../../../../test/writers/h5p.ts'
import { asCanvas, inCanvas } from '../../../../test/writers/qti12.ts'
import { bytesOf } from '../../../../test/writers/texts.ts'
import { ImportError } from '../judging/imported-question.ts'

type Pictures = ReadonlyMap<string, Uint8Array>
type Entries = Record<string, Uint8Array>

const beside = (name: string, text: string, pictures: Pictures) =>
  zipSync({ [name]: bytesOf(text), ...Object.fromEntries([...pictures].map(([file, bytes]) => [file, bytes])) })

const packages: Record<string, [string, (rows: readonly FullRow[], pictures: Pictures) => Uint8Array]> = {
  'our CSV': ['x.zip', (rows, pictures) => beside('bank.csv', asOwnCsv(rows), pictures)],
  'our JSON': ['x.zip', (rows, pictures) => beside('bank.json', asOwnJson(rows), pictures)],
  QTI: ['x.zip', asQtiPackage],
  'QTI 1.2': ['x.zip', (rows, pictures) => inCanvas(asCanvas(rows), pictures)],
  H5P: ['x.h5p', (rows, pictures) => inH5p(asH5pContent(rows), pictures)],
  Anki: ['x.apkg', asAnkiPackage],
}

const isPicture = (path: string) => path.endsWith('.png') || /^\d+$/.test(path)
const changed = (entries: Entries, change: (path: string, index: number) => string | null): Entries => {
  const pictures = Object.keys(entries).filter(isPicture)
  return Object.fromEntries(
    Object.entries(entries).flatMap(([path, bytes]) => {
      const named = pictures.includes(path) ? change(path, pictures.indexOf(path)) : path
      return named === null ? [] : [[named, bytes] as const]
    }),
  )
}

const damages: Record<string, (entries: Entries, at: number) => Entries> = {
  'as they are': entries => entries,
  missing: (entries, at) => changed(entries, (path, index) => (index === at % 3 ? null : path)),
  'under another name': (entries, at) =>
    changed(entries, (path, index) => (index === at % 3 ? path.replace(/\w+(?=\.|$)/, 'other') : path)),
  'under the next name': entries => changed(entries, (path, index) => (index === 0 ? null : path)),
  'in capitals': entries => changed(entries, path => path.toUpperCase()),
  'in another folder': entries => changed(entries, path => `elsewhere/${path}`),
  'in the root': entries => changed(entries, path => path.split('/').at(-1) ?? path),
  'with others of the same name elsewhere': entries => ({
    ...entries,
    ...Object.fromEntries(Object.keys(entries).flatMap(path => (isPicture(path) ? [[`old/${path}`, bytesOf('old')]] : []))),
  }),
}

const pictureOf = (letter: string) => `${letter}1.png`
const bytesFor = (letter: string) => bytesOf(`picture of ${letter}`)
const letterOf = (question: string) =>
  question
    .replace(/\s*_____$/, '')
    .trim()
    .at(-1) ?? ''

describe.each(Object.entries(packages))('pictures of %s', (_, [file, write]) => {
  it.each(Object.entries(damages))('%s', async (name, damage) => {
    let shows = 0
    await fc.assert(
      fc.asyncProperty(fullBank(3), fc.nat(), async (bank, at) => {
        const rows = bank.map(row => ({ ...row, image: pictureOf(letterOf(row.question)) }))
        const pictures = new Map(rows.map(row => [row.image, bytesFor(letterOf(row.question))]))
        const read = await readShown(file, zipSync(damage(unzipSync(write(rows, pictures)), at))).catch((error: unknown) => {
          if (error instanceof ImportError) return []
          throw error
        })
        for (const { question, shown } of read) {
          // A question without its picture would be another question.
          expect(question.image).not.toBeNull()
          if (shown) expect(String(shown)).toBe(String(Buffer.from(bytesFor(letterOf(question.question)))))
          if (shown) shows++
        }
      }),
      runsOf(4),
    )
    if (name === 'as they are') expect(shows).toBeGreaterThan(0)
  })
})
