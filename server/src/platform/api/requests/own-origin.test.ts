import { expect, it } from 'vitest'
import { isOwnOrigin } from './own-origin.ts'

const place = { publicUrl: 'https://quiz.example', consoleUrl: undefined }
const isOwn = (mode: 'production' | 'development', origin?: string) => isOwnOrigin({ origin, host: 'localhost:3000' }, { ...place, mode })

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

it('is that of the console on its host, and that of players on every other one', () => {
  const config = { ...place, consoleUrl: 'https://console.quiz.example', mode: 'production' } as const
  const isOwnThere = (host: string | undefined, origin: string) => isOwnOrigin({ host, origin }, config)
  for (const host of ['console.quiz.example', 'Console.Quiz.Example:443']) {
    expect([isOwnThere(host, config.consoleUrl), isOwnThere(host, config.publicUrl)]).toEqual([true, false])
  }
  for (const host of ['quiz.example', undefined, 'console.quiz.example.evil.example', 'x.console.quiz.example', 'console.quiz.example.']) {
    expect([isOwnThere(host, config.consoleUrl), isOwnThere(host, config.publicUrl)]).toEqual([false, true])
  }
})
