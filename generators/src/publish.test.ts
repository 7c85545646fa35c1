import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readContent, readContests, readExams, readHead, readOrganisations } from '@trivium/content/published'
import type { Content } from '@trivium/content/types'
import { afterAll, describe, expect, it } from 'vitest'
import { builtContent } from './built-content.ts'
import { contests } from './contests/index.ts'
import { exams } from './exams/index.ts'
import { organisations } from './organisations.ts'
import { publish } from './publish.ts'

const folder = mkdtempSync(join(tmpdir(), 'trivium-published-'))
afterAll(() => rmSync(folder, { recursive: true }))

const content = builtContent()
const few: Content = { ...content, questions: content.questions.slice(0, 100), media: content.media.slice(0, 10) }
const file = join(folder, 'content.jsonl')
publish(content, 'abc', file)

describe('the published file', () => {
  it('reads back as the same content, in the same order', { timeout: 120_000 }, () => {
    const read = readContent(file)
    expect(JSON.stringify({ ...read, media: [] })).toBe(JSON.stringify({ ...content, media: [] }))
    expect(read.media.map(({ name, type }) => ({ name, type }))).toEqual(content.media.map(({ name, type }) => ({ name, type })))
    expect(read.media.filter(({ bytes }, index) => content.media[index]?.bytes.equals(bytes) !== true)).toEqual([])
  })

  it('lets a caller read the organisations, exams or contests alone', () => {
    expect(readOrganisations(file)).toEqual(organisations)
    expect(readExams(file)).toEqual(exams)
    expect(readContests(file)).toEqual(contests)
  })

  it('has a version that changes only with the content', () => {
    const versionOf = (made: Content, builtFrom: string, name: string) => {
      publish(made, builtFrom, join(folder, name))
      expect(readHead(join(folder, name)).builtFrom).toBe(builtFrom)
      return readHead(join(folder, name)).version
    }
    const version = versionOf(few, 'abc', 'few.jsonl')
    expect(version).toMatch(/^[0-9a-f]{64}$/)
    expect(versionOf(few, 'def', 'again.jsonl')).toBe(version)
    expect(versionOf({ ...few, questions: few.questions.slice(1) }, 'abc', 'other.jsonl')).not.toBe(version)
  })

  it('keeps the old file if publishing fails, and leaves no other file behind', () => {
    const place = join(folder, 'place/content.jsonl')
    publish(few, 'old', place)
    const bad = {
      ...few,
      get media(): never {
        throw new Error('stopped')
      },
    }
    expect(() => publish(bad, 'new', place)).toThrow('stopped')
    expect(readHead(place).builtFrom).toBe('old')
    expect(readdirSync(join(folder, 'place'))).toEqual(['content.jsonl'])
  })

  it('throws an error that names the command to run if nothing is published', () => {
    expect(() => readContent(join(folder, 'none.jsonl'))).toThrow('npm run build')
    writeFileSync(join(folder, 'empty.jsonl'), '')
    expect(() => readHead(join(folder, 'empty.jsonl'))).toThrow('npm run build')
  })
})
