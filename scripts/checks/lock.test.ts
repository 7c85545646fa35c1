import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { missingFrom } from '../complete-lock.ts'

it('package-lock.json has the packages of every platform (if not: npm run complete-lock)', () => {
  const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'))
  expect(missingFrom(lock.packages)).toEqual([])
})
