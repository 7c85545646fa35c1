import { describe, expect, it } from 'vitest'
import { BodyMalformed, BodyTooLarge, readJson } from './body.ts'

const nested = (depth: number) => `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`

describe('a JSON body', () => {
  it('may nest lists, up to a limit', () => {
    expect(readJson(nested(32_000)).fields).toHaveProperty('a')
    expect(() => readJson(nested(32_001))).toThrow(BodyMalformed)
    expect(() => readJson('['.repeat(32_001))).toThrow('too deep')
  })

  it('may hold any number of lists side by side, and of brackets in its strings', () => {
    expect(readJson(`{"a":[${'[],'.repeat(40_000)}0]}`).fields).toHaveProperty('a.40000', 0)
    for (const text of ['['.repeat(40_000), `\\"${'{'.repeat(40_000)}`, `\\\\${'['.repeat(40_000)}`])
      expect(readJson(`{"a":"${text}"}`).fields).toEqual({ a: JSON.parse(`"${text}"`) })
    expect(readJson(`{"a\\\\":1,"b":${'['.repeat(20)}${']'.repeat(20)}}`).fields).toHaveProperty('b')
  })

  it('may have many names, but not tens of thousands', () => {
    const named = (count: number) => `{${Array.from({ length: count }, (_, index) => `"k${index}":":"`).join(',')}}`
    expect(Object.keys(readJson(named(20_000)).fields)).toHaveLength(20_000)
    expect(() => readJson(named(20_001))).toThrow(BodyTooLarge)
  })
})
