// A second reader, who had not seen the keys, answered every written question. The logs are in content/readings/.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'csv-parse/sync'
import { folded } from './derived/wording.ts'
import { builtContent } from './built-content.ts'

const folder = join(import.meta.dirname, '../../content/readings')
/** Mended: the reader gave the answer of the key but found the wording loose, and we then corrected the wording. */
const verdicts = ['same', 'same; wording mended']

interface Line {
  key: string
  question: string
  second_answer: string
  verdict: string
}

const lines = readdirSync(folder)
  .filter(file => file.endsWith('.csv'))
  .flatMap(file => parse<Line>(readFileSync(join(folder, file)), { columns: true }))

const written = builtContent().questions.filter(({ isWritten }) => isWritten)

describe('the second readings', () => {
  it('have a line for every written question, and none twice', () => {
    const read = new Set(lines.map(({ key }) => key))
    expect(written.filter(({ key }) => !read.has(key)).map(({ key, question }) => `${key} ${question}`)).toEqual([])
    expect(lines.length).toBe(read.size)
  })

  it('have a verdict each', () => {
    expect(lines.filter(({ verdict }) => !verdicts.includes(verdict))).toEqual([])
  })

  it('agree with the keys', () => {
    const byKey = new Map(lines.map(line => [line.key, line]))
    const differing = written.filter(({ key, options, answer, word }) => {
      const line = byKey.get(key)
      if (!line || line.verdict !== 'same') return false
      const right = word ?? answer.map(index => options[index]).join(' | ')
      return folded(line.second_answer) !== folded(right)
    })
    expect(differing.map(({ key, question }) => `${key} ${question}`)).toEqual([])
  })
})
