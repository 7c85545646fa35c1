import { expect, it } from 'vitest'
import { isOwnOrigin } from './own-origin.ts'

const isOwn = (mode: 'production' | 'development', origin?: string) =>
  isOwnOrigin({ origin, host: 'localhost:3000' }, { mode, publicUrl: 'https://quiz.example' })

it('is that of the site, whatever the mode, and of who says none', () => {
  for (const mode of ['production', 'development'] as const) {
    expect([isOwn(mode, 'https://quiz.example'), isOwn(mode)]).toEqual([true, true])
    for (const origin of ['https://evil.example', 'null', '', 'https://quiz.example.evil.example', 'http://quiz.example'])
      expect(isOwn(mode, origin)).toBe(false)
  }
})

it('is the called host in development only', () => {
  expect([isOwn('development', 'http://localhost:3000'), isOwn('production', 'http://localhost:3000')]).toEqual([true, false])
})
