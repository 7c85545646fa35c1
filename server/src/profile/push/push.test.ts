import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import { type Arena, startArena } from '../../../test/games/battle-room.ts'
import { PushServices, type TestBrowser } from '../../../test/services/push-services.ts'
import { deactivate, liveSince, openSession } from '../../people/accounts/index.ts'
import { createApp } from '../../app.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { housekeeping } from '../../operations/housekeeping/index.ts'
import { notify } from '../../rewards/notices/index.ts'
import { takeDue } from './queue-store.ts'

const services = new PushServices()
let arena: Arena
beforeAll(async () => {
  arena = await startArena({ pushTransport: services.transport })
})
afterAll(() => arena.close())
beforeEach(async () => {
  services.answer = () => undefined
  services.calls.length = 0
  await db().deleteFrom('push_messages').execute()
})

const db = () => arena.database.db
/** Another device of the player. */
const signIn = async ({ id }: TestPlayer) => arena.withToken(await openSession(db(), id, arena.clock.now()))
const sessionOf = ({ token }: TestPlayer) => createHash('sha256').update(token).digest()
const send = () => arena.app.runJob('push')
let made = 0
/** A player whose browser has subscribed. */
async function subscriber(name: string, details = {}): Promise<TestPlayer & { browser: TestBrowser }> {
  const player = await arena.player(name, details)
  const browser = services.browser(`${name.toLowerCase()}-${(made += 1)}`)
  expect((await player.call('set_push_subscription', browser.subscription)).data).toMatchObject({ is_on: true })
  return { ...player, browser }
}
const tell = ({ id }: { id: number }, key = `key-${(made += 1)}`) =>
  notify(db(), { accountId: id, type: 'referral', key, params: { count: 1 }, at: arena.clock.now() })
const titles = ({ arrived }: TestBrowser) => arrived.map(({ shown }) => shown.title)
const waiting = () => db().selectFrom('push_messages').selectAll().where('next_try_at', 'is not', null).execute()

describe('a push message', () => {
  it('contains a notice in the player’s language, encrypted and signed, with its page and its time to live', async () => {
    const ana = await subscriber('Ana', { webLanguage: 'es' })
    await tell(ana)
    await send()
    expect(ana.browser.arrived).toEqual([
      {
        shown: {
          title: 'Tu invitación dio fruto',
          body: expect.stringMatching(/./),
          link: '/profile/invite/',
          tag: expect.stringMatching(/^notice:\d+$/),
          lang: 'es',
        },
        ttl: expect.toSatisfy((ttl: number) => ttl > 86_300 && ttl <= 86_400),
        urgency: 'normal',
        topic: expect.stringMatching(/^notice-\d+$/),
        sub: 'mailto:no-reply@localhost',
      },
    ])
    expect(JSON.stringify(ana.browser.arrived)).not.toMatch(/Ana|example\.com/)
  })

  it('is not queued when the transaction of its notice is rolled back', async () => {
    const ana = await subscriber('Ana')
    const work = inTransaction(db(), async tx => {
      await notify(tx, { accountId: ana.id, type: 'referral', key: 'x', params: { count: 1 }, at: arena.clock.now() })
      throw new Error('on purpose')
    })
    await expect(work).rejects.toThrow('on purpose')
    expect(await waiting()).toEqual([])
  })

  it('outlives the server that queued it: the next one sends it, once', async () => {
    const ana = await subscriber('Ana')
    await tell(ana)
    const next = await createApp({ ...arena, now: arena.clock.now, pushTransport: services.transport })
    onTestFinished(() => next.close())
    await Promise.all([next.runJob('push'), send(), next.runJob('push'), send()])
    expect(ana.browser.arrived).toHaveLength(1)
  })

  it('that a server took before it died is not sent a second time', async () => {
    const ana = await subscriber('Ana')
    await tell(ana)
    const now = arena.clock.now()
    expect((await takeDue(db(), { now, ...liveSince(now) })).due).toHaveLength(1)
    arena.clock.advance(3_600_000)
    await send()
    expect(ana.browser.arrived).toEqual([])
  })

  it('reaches every device of the player, each once', async () => {
    const ana = await subscriber('Ana')
    const phone = services.browser('ana-phone')
    const second = await signIn(ana)
    await second.call('set_push_subscription', phone.subscription)
    await tell(ana)
    await send()
    await send()
    expect([titles(ana.browser).length, titles(phone).length]).toEqual([1, 1])
  })

  it('is not sent for a notice that was read meanwhile', async () => {
    const ana = await subscriber('Ana')
    await tell(ana)
    await ana.call('mark_notifications_read', { up_to_id: Number.MAX_SAFE_INTEGER })
    await send()
    expect(ana.browser.arrived).toEqual([])
  })

  it('is not sent to ended sessions, nor to deactivated accounts', async () => {
    const [out, off, old] = [await subscriber('Out'), await subscriber('Off'), await subscriber('Old')]
    const aged = await subscriber('Aged')
    for (const player of [out, off, old, aged]) await tell(player)
    await out.call('logout')
    await deactivate(db(), off.id)
    const longAgo = new Date(arena.clock.now().getTime() - 31 * 86_400_000)
    await db().updateTable('sessions').set({ last_used_at: longAgo }).where('account_id', '=', old.id).execute()
    // In use, but opened more than a year ago.
    const aYearAgo = new Date(arena.clock.now().getTime() - 366 * 86_400_000)
    await db().updateTable('sessions').set({ created_at: aYearAgo }).where('account_id', '=', aged.id).execute()
    await send()
    expect(services.calls).toEqual([])
    expect((await db().selectFrom('push_subscriptions').select('account_id').execute()).map(row => row.account_id)).not.toContain(out.id)
  })

  it('is sent again with growing delays while the service is busy, not before its Retry-After', async () => {
    const ana = await subscriber('Ana')
    services.answer = () => new Response(null, { status: 503 })
    await tell(ana)
    await send()
    await send()
    expect(services.calls).toHaveLength(1)
    arena.clock.advance(31_000)
    services.answer = () => new Response(null, { status: 429, headers: { 'retry-after': '600' } })
    await send()
    arena.clock.advance(500_000)
    await send()
    expect(services.calls).toHaveLength(2)
    arena.clock.advance(101_000)
    services.answer = () => undefined
    await send()
    await send()
    expect([services.calls.length, ana.browser.arrived.length]).toEqual([3, 1])
  })

  it('is given up after six tries', async () => {
    const ana = await subscriber('Ana')
    services.answer = () => new Response(null, { status: 500 })
    await tell(ana)
    for (let hour = 0; hour < 30; hour += 1) {
      await send()
      arena.clock.advance(3_600_000)
    }
    expect(services.calls.length).toBe(6)
    expect(await waiting()).toEqual([])
  })

  it.each([404, 410])('ends a subscription that is gone: %i', async status => {
    const ana = await subscriber('Ana')
    services.answer = () => new Response(null, { status })
    await tell(ana)
    await send()
    expect((await ana.call('get_push_settings')).data.is_on).toBe(false)
    await tell(ana)
    await send()
    expect(services.calls).toHaveLength(1)
  })

  it('is sent again when no connection was made, but not when it may have arrived', async () => {
    const ana = await subscriber('Ana')
    const down = (code: string) => () => {
      throw new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })
    }
    services.answer = down('ECONNREFUSED')
    await tell(ana)
    await send()
    expect(await waiting()).toHaveLength(1)
    services.answer = down('ECONNRESET')
    arena.clock.advance(31_000)
    await send()
    expect(await waiting()).toEqual([])
  })

  it('is deleted two days after it expires', async () => {
    await tell(await subscriber('Ana'))
    await send()
    await housekeeping(db(), new Date(arena.clock.now().getTime() + 2 * 86_400_000))
    expect(await db().selectFrom('push_messages').selectAll().execute()).toHaveLength(1)
    await housekeeping(db(), new Date(arena.clock.now().getTime() + 3.1 * 86_400_000))
    expect(await db().selectFrom('push_messages').selectAll().execute()).toEqual([])
  })
})

describe('what push messages are about', () => {
  it('is off until the player subscribes, and then as the player chooses', async () => {
    const ana = await arena.player('Ana')
    expect((await ana.call('get_push_settings')).data).toMatchObject({ is_on: false, notices: true, daily_quiz: true, invitations: true })
    await tell(ana)
    expect(await waiting()).toEqual([])
    const browser = services.browser('choosing')
    await ana.call('set_push_subscription', browser.subscription)
    const chosen = { notices: 0, daily_quiz: 1, invitations: 0 }
    expect((await ana.call('set_push_choices', chosen)).data).toMatchObject({ notices: false, daily_quiz: true, is_on: true })
    await tell(ana)
    await send()
    expect(browser.arrived).toEqual([])
    expect((await ana.call('remove_push_subscription')).data.is_on).toBe(false)
  })

  it('is an open invitation, urgent and without a name', async () => {
    const [alice, bob] = [await arena.player('Alice'), await subscriber('Bob')]
    const met = await arena.startRoom([alice, bob], { entry: 0, room_type: 'friend' })
    await bob.call('leave_room', { room_id: met })
    const room = (await alice.call('create_room', { entry: 0, room_type: 'friend' })).data
    await alice.call('invite_to_room', { room_id: room.roomID, user_id: bob.id })
    await db().deleteFrom('push_messages').where('kind', '<>', 'invitation').execute()
    await send()
    expect(bob.browser.arrived).toMatchObject([
      { urgency: 'high', shown: { title: 'You are invited to a battle', link: '/profile/messages/', lang: 'en' } },
    ])
    expect(JSON.stringify(bob.browser.arrived)).not.toContain('Alice')
    await alice.call('delete_room', { room_id: room.roomID })
    const next = (await alice.call('create_room', { entry: 0, room_type: 'friend' })).data
    await alice.call('invite_to_room', { room_id: next.roomID, user_id: bob.id })
    await alice.call('delete_room', { room_id: next.roomID })
    await send()
    expect(bob.browser.arrived).toHaveLength(1)
  })

  it('is the quiz of the day, once, in the player’s evening, and only for players who have not taken it', async () => {
    const [madrid, shanghai, done] = [
      await subscriber('Madrid', { timezone: 'Europe/Madrid' }),
      await subscriber('Shanghai', { timezone: 'Asia/Shanghai' }),
      await subscriber('Done', { timezone: 'Europe/Madrid' }),
    ]
    const remind = async () => {
      await arena.app.runJob('push_daily_quiz')
      await send()
    }
    arena.clock.toNoon()
    await remind()
    expect([madrid, shanghai].map(({ browser }) => titles(browser).length)).toEqual([0, 1])
    const { questions, play } = await arena.open(done, 'get_daily_quiz')
    await done.call('submit_answer', { play_id: play.id, question_id: questions[0]?.id, answer: 'a' })
    // Half past six in Madrid, or an hour later in summer.
    arena.clock.advance(5.5 * 3_600_000)
    await remind()
    await remind()
    expect([madrid, shanghai, done].map(({ browser }) => titles(browser).length)).toEqual([1, 1, 0])
    expect(madrid.browser.arrived[0]).toMatchObject({ urgency: 'low', shown: { link: '/quiz-play/daily-quiz-dashboard/' } })
  })
})

describe('the reminder of the quiz of the day', () => {
  it('expires at the end of the day', async () => {
    await arena.set('push_daily_hour', 20)
    const late = await subscriber('Late', { timezone: 'UTC' })
    arena.clock.toNoon()
    const midnight = new Date(arena.clock.now().getTime() + 12 * 3_600_000)
    midnight.setUTCHours(0, 0, 0, 0)
    arena.clock.advance(10.5 * 3_600_000)
    await arena.app.runJob('push_daily_quiz')
    const queued = db().selectFrom('push_messages').select(['kind', 'expires_at']).where('account_id', '=', late.id)
    expect(await queued.execute()).toEqual([{ kind: 'daily_quiz', expires_at: midnight }])
    await arena.set('push_daily_hour', 18)
  })
})

describe('a subscription', () => {
  const hostile = [
    'http://fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user:password@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/fcm.googleapis.com',
    'https://evilpush.services.mozilla.com.example/x',
    'https://xpush.apple.com/x',
    'https://push.apple.com@evil.example/x',
    'file:///etc/passwd',
    'redis://127.0.0.1:6379',
    'no address at all',
  ]

  // ASVS V1.3.6, V13.2.4, V13.2.5
  it.each(hostile)('at %s is refused: the server calls only push services', async endpoint => {
    const mallory = await arena.player('Mallory')
    const { subscription } = services.browser('mallory')
    const reply = await mallory.call('set_push_subscription', { ...subscription, endpoint })
    expect(reply.message).toBe('push_not_supported')
    await db()
      .insertInto('push_subscriptions')
      .values({ ...subscription, endpoint, session: sessionOf(mallory), account_id: mallory.id, created_at: new Date() })
      .execute()
    await tell(mallory)
    await send()
    expect(services.calls).toEqual([])
  })

  it('that redirects is not followed', async () => {
    let visits = 0
    const inside = createServer((_request, response) => {
      visits += 1
      response.end()
    })
    await new Promise<void>(resolve => inside.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void inside.close())
    const address: AddressInfo | string | null = inside.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const ana = await subscriber('Ana')
    let asked: RequestInit['redirect']
    services.answer = (_url, init) => {
      asked = init.redirect
      return Response.redirect(`http://127.0.0.1:${port}/`, 307)
    }
    await tell(ana)
    await send()
    expect([asked, visits, await waiting()]).toEqual(['manual', 0, []])
  })

  it('with invalid keys is refused', async () => {
    const ana = await arena.player('Ana')
    const { subscription } = services.browser('keys')
    for (const wrong of [{ p256dh: 'AAAA' }, { auth: 'AAAA' }, { p256dh: '<script>' }])
      expect((await ana.call('set_push_subscription', { ...subscription, ...wrong })).message).toBe('invalid_input')
  })

  it('moves with the browser to the player who signs in there', async () => {
    const ana = await subscriber('Ana')
    const bob = await arena.player('Bob')
    await bob.call('set_push_subscription', ana.browser.subscription)
    await tell(ana)
    await send()
    expect(ana.browser.arrived).toEqual([])
    await tell(bob)
    await send()
    expect(ana.browser.arrived).toHaveLength(1)
  })

  it('exists once per device, for ten devices at most', async () => {
    const ana = await subscriber('Ana')
    for (let device = 0; device < 12; device += 1) {
      const next = await signIn(ana)
      await next.call('set_push_subscription', services.browser(`ana-${device}`).subscription)
      await next.call('set_push_subscription', services.browser(`ana-${device}-again`).subscription)
    }
    expect(await db().selectFrom('push_subscriptions').select('endpoint').where('account_id', '=', ana.id).execute()).toHaveLength(10)
  })

  it('cannot be made in the demo', async () => {
    const ana = await arena.player('Ana')
    await arena.set('demo_mode', 1)
    onTestFinished(() => arena.set('demo_mode', 0))
    expect((await ana.call('set_push_subscription', services.browser('demo').subscription)).message).toBe('not_allowed_in_demo')
  })

  it('is deleted with the account', async () => {
    const ana = await subscriber('Ana')
    await ana.call('set_push_choices', { notices: 1, daily_quiz: 0, invitations: 0 })
    await tell(ana)
    await ana.call('delete_user_account')
    for (const table of ['push_subscriptions', 'push_choices', 'push_messages'] as const)
      expect(await db().selectFrom(table).selectAll().where('account_id', '=', ana.id).execute()).toEqual([])
  })
})
