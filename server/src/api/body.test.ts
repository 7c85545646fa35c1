import { describe, expect, it } from 'vitest'
import { BodyMalformed, readJson } from './body.ts'

const nested = (depth: number) => `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`

describe('a JSON body', () => {
  it('may hold lists within each other, though not without end', () => {
    expect(readJson(nested(64)).fields).toHaveProperty('a')
    expect(() => readJson(nested(65))).toThrow(BodyMalformed)
    expect(() => readJson('{"a":'.repeat(65))).toThrow('too deep')
  })

  it('may hold any number of them beside each other, and of brackets in its texts', () => {
    expect(readJson(`{"a":[${'[],'.repeat(100)}0]}`).fields).toHaveProperty('a.100', 0)
    for (const text of ['['.repeat(100), `\\"${'{'.repeat(100)}`, `\\\\${'['.repeat(100)}`])
      expect(readJson(`{"a":"${text}"}`).fields).toEqual({ a: JSON.parse(`"${text}"`) })
    expect(readJson(`{"a\\\\":1,"b":${'['.repeat(20)}${']'.repeat(20)}}`).fields).toHaveProperty('b')
  })
})
