// Covers: every category, text and contest has a picture for every client. A cover runs no script and loads nothing.

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { coverPath, drawCover } from './cover.ts'
import { mediaPath, storeMedia } from './index.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
})
afterAll(() => quiz.close())

const get = (url: string) => quiz.app.http.inject({ url })

describe('a category or a text without a picture', () => {
  it('has a cover that other clients can show', async () => {
    const alice = await quiz.player()
    const categories = (await quiz.stranger.call('get_categories', { type: 'quiz_zone' })).data
    const parts = (await alice.call('get_subcategory_by_maincategory', { category_slug: 'history' })).data
    const texts = await alice.call('get_fun_n_learn', { type: 'category', type_id: quiz.fixture.categories.stories })
    const images = [...categories, ...parts, ...texts.data].map(({ image }) => image)
    expect(images.length).toBeGreaterThan(8)
    expect(new Set(images).size).toBe(images.length)
    for (const image of images) {
      const reply = await get(image)
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/svg+xml'])
      const { width, height } = await sharp(reply.rawPayload).metadata()
      expect([width, height]).toEqual([640, 400])
    }
  })

  it('shows an uploaded picture instead of the cover', async () => {
    const image = await storeMedia(quiz.database.db, { name: 'map', type: 'image/webp', bytes: Buffer.from('a map') })
    await quiz.database.db.updateTable('categories').set({ image }).where('slug', '=', 'claims').execute()
    const { data } = await quiz.stranger.call('get_categories', { type: 'quiz_zone' })
    expect(data.find(({ slug }) => slug === 'claims')?.image).toBe(mediaPath(image))
  })
})

describe('GET /covers/:name', () => {
  it('is immutable for every cache, and runs no script', async () => {
    const { headers, body } = await get(coverPath(205, 'geography'))
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect(body).toBe(drawCover(205, 'geography'))
    expect(body).not.toBe(drawCover(205, 'history'))
  })

  it('uses the name only for colour and shapes', async () => {
    const seed = '"><script>alert(1)</script>'
    const { statusCode, body } = await get(coverPath(0, seed))
    expect(statusCode).toBe(200)
    expect(body).not.toMatch(/script|alert|"">/)
    expect((await get(coverPath(0, 'جغرافيا'))).statusCode).toBe(200)
  })

  it.each(['1-360-a.svg', '1--1-a.svg', '2-10-a.svg', '1-10-.svg', `1-10-${'x'.repeat(121)}.svg`, '1-10-a.png', 'a.svg', '%00', '..%2f'])(
    'answers 404 to %s',
    async name => expect((await get(`/covers/${name}`)).statusCode).toBe(404),
  )

  it('draws a cover in less than a millisecond', () => {
    const begun = performance.now()
    for (let drawn = 0; drawn < 1000; drawn += 1) drawCover(drawn % 360, `category-${drawn}`)
    // The limit is ten times the usual time, because a machine may be slow.
    expect((performance.now() - begun) / 1000).toBeLessThan(1)
  })
})
