// Code must decide by the format of a play (rules/src/play/modes.ts), never by the name of its mode.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { modes } from '@trivium/contract/play/plays'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const files = globSync('{contract,rules,server,web}/src/**/*.{ts,tsx}', { cwd: root }).filter(file => !/\.test\.tsx?$/.test(file))
const name = `['"](${modes.join('|')})['"]`
const comparison = new RegExp(`\\bmode\\)?\\s*(===|!==|==|!=)\\s*${name}|${name}\\s*(===|!==)\\s*[\\w.]*\\bmode\\b`)

const comparing = (text: string) => text.split('\n').filter(line => comparison.test(line))

describe('the name of a mode', () => {
  it('is never compared', () => {
    expect(files.length).toBeGreaterThan(500)
    const found = files.flatMap(file => comparing(readFileSync(join(root, file), 'utf8')).map(line => `${file}: ${line.trim()}`))
    expect(found).toEqual([])
  })

  it('is found in a comparison', () => {
    expect(comparing("if (play.mode === 'practice') return")).toHaveLength(1)
    expect(comparing("const isOnce = result.mode !== 'daily_quiz'")).toHaveLength(1)
    expect(comparing("if ('audio' === play.mode) return")).toHaveLength(1)
    expect(comparing("if (config.mode !== 'production') return")).toEqual([])
  })
})
