import { expect, it } from 'vitest'
import { isOwnOrigin } from './own-origin.ts'

const place = { publicUrl: 'https://quiz.example', consoleUrl: undefined }
const isOwn = (mode: 'production' | 'development', origin?: string) => isOwnOrigin({ origin, host: 'localhost:3000' }, { ...place, mode })

it('accepts the origin of the site in every mode, and calls without an origin', () => {
  for (const mode of ['production', 'development'] as const) {
    expect([isOwn(mode, 'https://quiz.example'), isOwn(mode)]).toEqual([true, true])
    for (const origin of ['https://evil.example', 'null', '', 'https://quiz.example.evil.example', 'http://quiz.example'])
      expect(isOwn(mode, origin)).toBe(false)
  }
})

it('accepts the called host in development only', () => {
  expect([isOwn('development', 'http://localhost:3000'), isOwn('production', 'http://localhost:3000')]).toEqual([true, false])
})

it('accepts only the console origin on the console host, and only the player origin on every other host', () => {
  const config = { ...place, consoleUrl: 'https://console.quiz.example', mode: 'production' } as const
  const isOwnThere = (host: string | undefined, origin: string) => isOwnOrigin({ host, origin }, config)
  for (const host of ['console.quiz.example', 'Console.Quiz.Example:443']) {
    expect([isOwnThere(host, config.consoleUrl), isOwnThere(host, config.publicUrl)]).toEqual([true, false])
  }
  for (const host of ['quiz.example', undefined, 'console.quiz.example.evil.example', 'x.console.quiz.example', 'console.quiz.example.']) {
    expect([isOwnThere(host, config.consoleUrl), isOwnThere(host, config.publicUrl)]).toEqual([false, true])
  }
})
