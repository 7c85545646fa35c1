import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { picture, questionDesk, silence } from '../../../test/app/question-desk.ts'
import type { TestPlayer } from '../../../test/app/app.ts'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { pngOf } from '../../../test/banks/pictures.ts'

const dayMs = 86_400_000

let quiz: Quiz
let edda: TestPlayer
let desk: ReturnType<typeof questionDesk>
beforeAll(async () => {
  quiz = await startQuiz()
  edda = await quiz.player('Edda', { roles: ['editor'] })
  desk = questionDesk(quiz, edda)
})
afterAll(() => quiz.close())

const send = (bytes: Buffer) => edda.call('upload_media', {}, { file: { field: 'file', bytes } })
const get = (url: string) => quiz.app.http.inject({ url })

describe('upload_media', () => {
  it('draws a picture anew, no larger than a screen needs, without its metadata', async () => {
    const large = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'green' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer()
    const { data } = await send(large)
    expect(data).toEqual({ path: expect.stringMatching(/^\/media\/upload-[0-9a-f]{32}\.webp$/), kind: 'picture' })
    const { rawPayload, headers } = await get(data.path)
    expect(headers['content-type']).toBe('image/webp')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1280, height: 640 })
    expect(rawPayload.includes('secret place')).toBe(false)
  })

  // ASVS V5.2.2
  it('recognises a sound by its bytes', async () => {
    expect((await send(silence)).data).toEqual({ path: expect.stringMatching(/^\/media\/upload-[0-9a-f]{32}\.wav$/), kind: 'sound' })
  })

  it.each([
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['half a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['nothing', Buffer.alloc(0)],
    // ASVS V1.3.4
  ])('refuses %s, and stores nothing of it', async (_what, bytes) => {
    const count = () => quiz.database.db.selectFrom('media').select('name').execute()
    const before = (await count()).length
    expect((await send(bytes)).message).toBe('invalid_image')
    expect((await count()).length).toBe(before)
  })

  it('refuses a picture with too long a side, by its header', async () => {
    expect((await send(pngOf(1, 16_000_000, 16_000_000 * 2))).message).toBe('image_too_large')
  })

  it('needs a file', async () => {
    expect((await edda.call('upload_media', {})).status).toBe(400)
  })

  it('is deleted after two days unless something uses it', async () => {
    const paths = {
      unused: await desk.upload(await picture('blue')),
      asked: await desk.upload(await picture('red')),
      offered: await desk.upload(await picture('lime')),
      shown: await desk.upload(await picture('teal')),
      heard: await desk.upload(Buffer.concat([silence, Buffer.from('heard')])),
      told: await desk.upload(await picture('pink')),
      logo: await desk.upload(await picture('gold')),
    }
    await desk.draft('multiple_choice', { image: paths.asked })
    await desk.draft('multiple_choice', { options: [{ text: 'a', image: paths.offered }, { text: 'b' }] })
    await desk.draft('audio', { audio: paths.heard })
    await edda.call('create_category', { type: 'quiz_zone', names: { en: 'Pictured' }, image: paths.shown })
    const ada = await quiz.player('Ada', { roles: ['administrator'] })
    await quiz.set('logo', paths.logo)
    const texts = { en: { title: 'News', message: 'Look.' } }
    expect((await ada.call('send_announcement', { texts, audience: 'all', image: paths.told })).error).toBe(false)
    quiz.clock.advance(dayMs)
    const late = await desk.upload(await picture('navy'))
    quiz.clock.advance(1.5 * dayMs)
    await quiz.app.runJob('housekeeping')
    const statuses = await Promise.all(Object.values({ ...paths, late }).map(async path => (await get(path)).statusCode))
    expect(statuses).toEqual([404, 200, 200, 200, 200, 200, 200, 200])
  })
})
