// Every picture that a manual names is there and small; every picture there is named, and the script takes it.

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'docs/pictures/manuals')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const manuals = readdirSync(join(root, 'docs/manuals')).map(file => `docs/manuals/${file}`)
const taken = [...read('e2e/src/manual-pictures.ts').matchAll(/\bname: '([a-z-]+)', role:/g)].map(([, name]) => `${name}.webp`)
const largest = 60_000

describe('the manuals', () => {
  it('are linked by the README, and short', () => {
    expect(manuals.toSorted()).toEqual(['editor', 'examiner', 'treasurer'].map(role => `docs/manuals/${role}.md`))
    for (const manual of manuals) {
      expect(read('README.md')).toContain(`(${manual})`)
      expect(read(manual).split('\n').length).toBeLessThanOrEqual(150)
    }
  })

  it('show every picture that the script takes, each with words for people who cannot see it, and no other', () => {
    const shown = manuals.flatMap(manual => [...read(manual).matchAll(/!\[([^\]]{10,})\]\(\.\.\/pictures\/manuals\/([^)]+)\)/g)])
    expect(shown.map(([, , file = '']) => file).toSorted()).toEqual(taken.toSorted())
    for (const manual of manuals)
      expect(read(manual).match(/!\[/g)?.length).toBe(shown.filter(([whole]) => read(manual).includes(whole)).length)
    expect(readdirSync(folder).toSorted()).toEqual(taken.toSorted())
    expect(taken.length).toBeLessThanOrEqual(20)
  })

  it('have small pictures', () => {
    expect(readdirSync(folder).filter(file => statSync(join(folder, file)).size > largest)).toEqual([])
  })
})
