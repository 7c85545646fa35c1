import { avatarHues, avatarPathOfName } from '@trivium/contract/people/avatar-paths'
import { avatarFigures, avatarOfName, avatarPath } from '@trivium/contract/people/avatars'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp, type TestPlayer } from '../../../test/app/app.ts'
import { jpegSaying, pngOf, webpSaying } from '../../../test/banks/pictures.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const picture = (width: number, height: number, color = 'tomato') => sharp({ create: { width, height, channels: 3, background: color } })

const upload = ({ call }: TestPlayer, bytes: Uint8Array, type = 'image/png') =>
  call('upload_profile_image', {}, { file: { field: 'image', bytes, type } })

const mediaCount = async () => (await test.database.db.selectFrom('media').select('name').execute()).length
const fetchMedia = (url: string, headers: Record<string, string> = {}) => test.app.http.inject({ url, headers })

describe('upload_profile_image', () => {
  it('redraws the picture: WebP, square, 512 pixels at most, without metadata', async () => {
    const alice = await test.player()
    const photo = await picture(1200, 800)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'my home address' } })
      .toBuffer()
    const { data } = await upload(alice, photo, 'image/jpeg')
    const served = await fetchMedia(data.profile)
    expect(served.headers['content-type']).toBe('image/webp')
    const { format, width, height, exif } = await sharp(served.rawPayload).metadata()
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 512, height: 512, exif: undefined })
    expect(served.rawPayload.includes('my home address')).toBe(false)
    expect((await alice.call('get_user_by_id')).data.profile).toBe(data.profile)
  })

  it('does not enlarge small pictures, and applies the rotation stored in the file', async () => {
    const alice = await test.player()
    const top = await picture(60, 20, 'blue').png().toBuffer()
    const lying = picture(60, 40).composite([{ input: top, top: 0, left: 0 }])
    const { data } = await upload(alice, await lying.jpeg().withMetadata({ orientation: 6 }).toBuffer())
    const { info, data: pixels } = await sharp((await fetchMedia(data.profile)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([40, 40])
    // After a quarter turn to the right, the top is on the right.
    const rightmost = [...pixels.subarray((info.width - 1) * info.channels, info.width * info.channels)]
    expect(rightmost[2]).toBeGreaterThan(150)
  })

  it('draws one picture at a time for all players, because drawing takes much memory', async () => {
    const photo = await picture(3000, 3000).png().toBuffer()
    const players = await Promise.all(Array.from({ length: 4 }, () => test.player()))
    let atOnce = 0
    const watch = setInterval(() => (atOnce = Math.max(atOnce, sharp.counters().process)), 1)
    const replies = await Promise.all(players.map(player => upload(player, photo)))
    clearInterval(watch)
    expect(replies.map(reply => reply.error)).toEqual([false, false, false, false])
    expect(atOnce).toBe(1)
  })

  it('draws one picture at a time per player, and refuses the others at once', async () => {
    const photo = await picture(3000, 3000).png().toBuffer()
    const alice = await test.player()
    const replies = await Promise.all(Array.from({ length: 3 }, () => upload(alice, photo)))
    expect(replies.map(reply => reply.status).toSorted((a, b) => a - b)).toEqual([200, 429, 429])
    expect(replies.find(reply => reply.status === 429)).toMatchObject({ message: 'too_many_requests', headers: { 'retry-after': '5' } })
    expect((await upload(alice, photo)).status).toBe(200)
  })

  it('removes the picture it replaces', async () => {
    const alice = await test.player()
    const before = await mediaCount()
    const first = (await upload(alice, await picture(30, 30).png().toBuffer())).data.profile
    const second = (await upload(alice, await picture(30, 30, 'teal').webp().toBuffer())).data.profile
    expect((await upload(alice, await picture(30, 30, 'teal').webp().toBuffer())).data.profile).toBe(second)
    expect((await fetchMedia(first)).statusCode).toBe(404)
    expect((await fetchMedia(second)).statusCode).toBe(200)
    expect(await mediaCount()).toBe(before + 1)
  })

  it('keeps the same picture of another player', async () => {
    const [alice, bob] = [await test.player('Alice'), await test.player('Bob')]
    const bytes = await picture(33, 33).png().toBuffer()
    await upload(alice, bytes)
    const { data } = await upload(bob, bytes)
    await alice.call('delete_user_account')
    expect((await fetchMedia(data.profile)).statusCode).toBe(200)
  })

  it.each<[string, () => Promise<Buffer>]>([
    [
      'a vector drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
    ],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an animation', () => picture(9, 9).gif().toBuffer()],
    ['nothing', async () => Buffer.alloc(0)],
    ['half a picture', async () => (await picture(300, 300).png().toBuffer()).subarray(0, 90)],
    ['a picture of which there is less than its header says', async () => pngOf(8000, 1999)],
  ])('refuses %s, whatever type it claims', async (_what, bytes) => {
    const alice = await test.player()
    expect(await upload(alice, await bytes(), 'image/png')).toMatchObject({ status: 200, error: true, message: 'invalid_image' })
    expect((await alice.call('get_user_by_id')).data.profile).toBeNull()
  })

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a small file that is a huge picture', () => picture(4100, 4000).png({ compressionLevel: 9 }).toBuffer()],
    ['a point wide and sixteen million high', () => pngOf(1, 16_000_000, 16_000_000 * 2)],
    ['sixteen million wide and a point high', () => pngOf(16_000_000, 1, 16_000_001)],
    ['a side too long by a point', () => picture(8193, 1).png().toBuffer()],
    ['a JPEG whose header says so', async () => jpegSaying(65_000, 65_000, await picture(9, 9).jpeg().toBuffer())],
    ['a WebP whose header says so', async () => webpSaying(16_383, 16_383, await picture(9, 9).webp().toBuffer())],
  ])('refuses by its header alone, before drawing: %s', async (_what, bytes) => {
    const alice = await test.player()
    expect(await upload(alice, await bytes(), 'image/png')).toMatchObject({ status: 200, error: true, message: 'image_too_large' })
    expect((await alice.call('get_user_by_id')).data.profile).toBeNull()
  })

  it('takes a picture whose sides have the greatest length allowed', async () => {
    const alice = await test.player()
    expect((await upload(alice, await picture(8192, 1).png().toBuffer())).error).toBe(false)
    expect((await upload(alice, await picture(1, 8192).webp().toBuffer())).error).toBe(false)
  })

  it('needs a file of two megabytes at most, in its field', async () => {
    const alice = await test.player()
    expect((await alice.call('upload_profile_image', { image: 'text' })).status).toBe(400)
    const elsewhere = { file: { field: 'other', bytes: await picture(9, 9).png().toBuffer() } }
    expect((await alice.call('upload_profile_image', {}, elsewhere)).status).toBe(400)
    expect((await upload(alice, Buffer.alloc(2 * 1024 * 1024 + 1))).status).toBe(413)
  })

  it('is refused in demo mode', async () => {
    const alice = await test.player()
    await test.set('demo_mode', 1)
    const { message } = await upload(alice, await picture(9, 9).png().toBuffer())
    await test.set('demo_mode', 0)
    expect(message).toBe('not_allowed_in_demo')
  })
})

describe('set_avatar', () => {
  const others = async (player: TestPlayer) =>
    (await test.database.db.selectFrom('media').select('name').where('name', 'like', `profile-${player.id}-%`).execute()).length

  it('replaces the picture by the drawn one, which the server also draws at its own address', async () => {
    const alice = await test.player()
    await upload(alice, await picture(60, 60).png().toBuffer())
    const { data } = await alice.call('set_avatar', { figure: 'owl', colour: 'sky' })
    const [stored, drawn] = await Promise.all([fetchMedia(data.profile), fetchMedia(avatarPath({ figure: 'owl', hue: 190 }))])
    expect(stored.headers['content-type']).toBe('image/svg+xml')
    expect(stored.body).toBe(drawn.body)
    expect((await alice.call('get_user_by_id')).data.profile).toBe(data.profile)
    // The uploaded picture is gone.
    expect(await others(alice)).toBe(1)
    await alice.call('set_avatar', { figure: 'owl', colour: 'sky' })
    expect(await others(alice)).toBe(1)
  })

  it.each([
    { figure: 'unicorn', colour: 'sky' },
    { figure: 'owl', colour: 'plaid' },
  ])('takes only known figures and colours: %j', async wrong => {
    const alice = await test.player()
    expect(await alice.call('set_avatar', wrong)).toMatchObject({ error: true })
    expect((await alice.call('get_user_by_id')).data.profile).toBeNull()
  })

  it('has 160 pictures, all different, each safe to show, and no others', async () => {
    const all = avatarFigures.flatMap(figure => avatarHues.map(hue => ({ figure, hue })))
    const replies = await Promise.all(all.map(avatar => fetchMedia(avatarPath(avatar))))
    expect(new Set(replies.map(({ body }) => body)).size).toBe(160)
    expect(replies.filter(({ body }) => /script|href|url\(|NaN|undefined/.test(body))).toEqual([])
    expect(replies.every(({ headers }) => headers['content-security-policy']?.toString().includes('sandbox'))).toBe(true)
    for (const name of ['1-1-191.svg', '2-1-190.svg', '1-20-190.svg', '1-owl-190.svg']) {
      expect((await fetchMedia(`/avatars/${name}`)).statusCode).toBe(404)
    }
  })

  it('gives a name always the same one, and names many', () => {
    const names = Array.from({ length: 400 }, (_, index) => `Player ${index}`)
    expect(names.map(avatarPathOfName)).toEqual(names.map(name => avatarPath(avatarOfName(name))))
    expect(new Set(names.map(name => avatarOfName(name).figure)).size).toBe(avatarFigures.length)
    expect(new Set(names.map(name => avatarOfName(name).hue)).size).toBe(avatarHues.length)
  })
})
