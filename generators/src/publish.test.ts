import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readContent, readContests, readExams, readHead, readOrganisations } from '@trivium/content/published'
import { afterAll, describe, expect, it } from 'vitest'
import { builtContent } from './built-content.ts'
import { contests } from './contests/index.ts'
import { exams } from './exams/index.ts'
import { organisations } from './organisations.ts'
import { publish } from './publish.ts'

const folder = mkdtempSync(join(tmpdir(), 'trivium-published-'))
afterAll(() => rmSync(folder, { recursive: true }))

const content = builtContent()
const file = join(folder, 'content.jsonl')
publish(content, 'abc', file)

describe('what is published', () => {
  it('is read as it was made, in the same order', () => {
    const read = readContent(file)
    expect(JSON.stringify({ ...read, media: [] })).toBe(JSON.stringify({ ...content, media: [] }))
    expect(read.media.map(({ name, type }) => ({ name, type }))).toEqual(content.media.map(({ name, type }) => ({ name, type })))
    expect(read.media.filter(({ bytes }, index) => content.media[index]?.bytes.equals(bytes) !== true)).toEqual([])
  })

  it('has the organisations, exams and contests, which are read alone', () => {
    expect(readOrganisations(file)).toEqual(organisations)
    expect(readExams(file)).toEqual(exams)
    expect(readContests(file)).toEqual(contests)
  })

  it('has a version that changes with the content only', () => {
    const { version } = readHead(file)
    const [again, other] = [join(folder, 'again.jsonl'), join(folder, 'other.jsonl')]
    publish(content, 'def', again)
    publish({ ...content, questions: content.questions.slice(1) }, 'abc', other)
    expect(readHead(again)).toEqual({ builtFrom: 'def', version })
    expect(readHead(other).version).not.toBe(version)
  })

  it('takes the place of the old file as a whole, and leaves nothing else behind', () => {
    const place = join(folder, 'place')
    publish(content, 'old', join(place, 'content.jsonl'))
    const bad = {
      ...content,
      get questions(): never {
        throw new Error('stopped')
      },
    }
    expect(() => publish(bad, 'new', join(place, 'content.jsonl'))).toThrow('stopped')
    expect(readHead(join(place, 'content.jsonl')).builtFrom).toBe('old')
    expect(readdirSync(place)).toEqual(['content.jsonl'])
  })

  it('says what to do where nothing is published', () => {
    expect(() => readContent(join(folder, 'none.jsonl'))).toThrow('npm run build')
    writeFileSync(join(folder, 'empty.jsonl'), '')
    expect(() => readHead(join(folder, 'empty.jsonl'))).toThrow('npm run build')
  })
})
