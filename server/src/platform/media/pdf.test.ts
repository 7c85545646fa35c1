import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../test/app/app.ts'
import { mediaPath, storeMedia } from './index.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

it('serves a PDF with its own type and without the sandbox, in which some browsers do not show it', async () => {
  const name = await storeMedia(test.database.db, { type: 'application/pdf', bytes: Buffer.from('%PDF-1.4') })
  expect(name).toMatch(/^[0-9a-f]{32}\.pdf$/)
  const { statusCode, headers, body } = await test.app.http.inject({ url: mediaPath(name) })
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: '%PDF-1.4' })
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'",
    'x-content-type-options': 'nosniff',
  })
})
