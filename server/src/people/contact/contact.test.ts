import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp, type TestPlayer } from '../../../test/app/app.ts'
import { deleteOldContacts } from './index.ts'

let test: TestApp
let ada: TestPlayer
beforeAll(async () => {
  test = await startApp()
  ada = await test.player('Ada', { roles: ['administrator'] })
})
afterEach(() => test.clock.reset())
afterAll(() => test.close())

const db = () => test.database.db
const message = 'The sound of question nine cannot be heard.'
const dayMs = 86_400_000
const inbox = async (state?: 'open' | 'closed') => (await ada.call('get_contact_messages', { state, limit: 100 })).data
const newest = async () => (await inbox())[0]
const repliesTo = async (player: TestPlayer) => (await player.call('get_messages')).data.filter(({ kind }) => kind === 'reply')

describe('send_contact_message', () => {
  it('shows anybody’s message to administrators, unchanged', async () => {
    const alice = await test.player('Alice', { webLanguage: 'es' })
    const hostile = '<script>alert(1)</script> "quoted" \u202Eturned'
    expect(await alice.call('send_contact_message', { message: `  ${hostile}  `, email: 'not@looked.at' })).toMatchObject({
      error: false,
      data: null,
    })
    expect(await newest()).toMatchObject({
      account_id: alice.id,
      name: 'Alice',
      email: null,
      message: hostile,
      web_language: 'es',
      closed_at: null,
    })
    await test.stranger.call('send_contact_message', { message, email: 'eve@example.com' })
    expect(await newest()).toMatchObject({ account_id: null, name: null, email: 'eve@example.com', message })
  })

  it.each([
    [{ message: '' }, 'message_required'],
    [{}, 'message_required'],
    [{ message: '   short   ' }, 'message_required'],
    [{ message, email: 'nobody' }, 'invalid_email'],
    [{ message, email: 'a@b.co\r\nBcc: all@example.com' }, 'invalid_email'],
  ])('refuses %j', async (input, refusal) => {
    expect((await test.stranger.call('send_contact_message', input)).message).toBe(refusal)
  })

  it('refuses a message that is too long', async () => {
    expect((await test.stranger.call('send_contact_message', { message: 'x'.repeat(2001) })).status).toBe(400)
  })

  it('stores a message once when it is sent again after a lost reply, even at the same moment', async () => {
    const bob = await test.player('Bob')
    for (const { call } of [bob, test.stranger]) {
      const before = (await inbox()).length
      await Promise.all(Array.from({ length: 4 }, () => call('send_contact_message', { message: 'Twice is not more.' })))
      expect((await inbox()).length - before).toBe(1)
    }
  })

  it('takes ten messages a day from one player, also at the same moment', async () => {
    const bob = await test.player('Bob')
    const send = (number: number) => bob.call('send_contact_message', { message: `Something else, number ${number}.` })
    const replies = await Promise.all(Array.from({ length: 14 }, (_, number) => send(number)))
    expect(replies.filter(({ error }) => !error)).toHaveLength(10)
    expect((await send(99)).message).toBe('too_many_messages')
    test.clock.advance(dayMs)
    expect((await send(99)).error).toBe(false)
  })

  it('takes no more from strangers once a thousand of their messages are open, but still from players', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({ message: `Noise ${index} of many.`, created_at: test.clock.now() }))
    await db().insertInto('contact_messages').values(many).execute()
    expect((await test.stranger.call('send_contact_message', { message })).message).toBe('too_many_messages')
    expect((await (await test.player()).call('send_contact_message', { message })).error).toBe(false)
    await db().deleteFrom('contact_messages').where('message', 'like', 'Noise%').execute()
  })

  it('takes a few messages an hour from one network', async () => {
    const own = await startApp({ limitFactor: 1 })
    const replies = []
    for (let number = 0; number < 21; number += 1)
      replies.push(await own.stranger.call('send_contact_message', { message: `Again, the ${number}th.` }))
    expect(replies.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    await own.close()
  })

  it('emails the operator, as text, if an address is set, and at most twenty times an hour', async () => {
    const own = await startApp()
    await own.stranger.call('send_contact_message', { message: 'Nobody is told of this.' })
    await own.app.outbox.settled()
    expect(own.app.outbox.all()).toHaveLength(0)
    await own.set('contact_email', 'boss@example.com')
    await own.stranger.call('send_contact_message', { message: '<b>Bold</b> words & more.', email: 'eve@example.com' })
    await own.app.outbox.settled()
    const mail = own.app.outbox.latest('boss@example.com')
    expect(mail?.text).toContain('<b>Bold</b> words & more.')
    expect(mail?.text).toContain('eve@example.com')
    expect(mail?.text).toMatch(/\/admin\/#\/contact\/\d+\/show$/)
    expect(mail?.html).not.toContain('<b>')
    for (let number = 0; number < 30; number += 1) await own.stranger.call('send_contact_message', { message: `Noise number ${number}.` })
    await own.app.outbox.settled()
    expect(own.app.outbox.all().length).toBeLessThanOrEqual(20)
    await own.close()
  })
})

describe('a message to the operator', () => {
  it('is answered once: the player finds the answer among the messages, unread', async () => {
    const carol = await test.player('Carol')
    await carol.call('send_contact_message', { message })
    const { id } = (await newest()) ?? { id: 0 }
    const answers = await Promise.all(
      [1, 2, 3].map(() => ada.call('answer_contact_message', { contact_id: id, answer: 'It can be heard now.' })),
    )
    expect(answers.map(({ message: said }) => said).toSorted()).toEqual(['contact_closed', 'contact_closed', 'ok'])
    expect(await repliesTo(carol)).toMatchObject([{ id: `contact:${id}`, written: message, answer: 'It can be heard now.', read: false }])
    expect((await carol.call('get_user_by_id')).data.unread_messages).toBe(1)
    expect((await inbox('closed'))[0]).toMatchObject({ id, closed_by: 'Ada', answer: 'It can be heard now.' })
    const audits = await db().selectFrom('audit_entries').select(['action', 'after']).where('subject', '=', `contact:${id}`).execute()
    expect(audits).toEqual([{ action: 'answer_contact_message', after: { state: 'closed', answered: true } }])
    await carol.call('mark_messages_read', { up_to: (await repliesTo(carol))[0]?.date })
    expect((await carol.call('get_user_by_id')).data.unread_messages).toBe(0)
  })

  it('from a stranger is closed, not answered here', async () => {
    await test.stranger.call('send_contact_message', { message: 'I cannot sign up at all.' })
    const { id } = (await newest()) ?? { id: 0 }
    expect((await ada.call('answer_contact_message', { contact_id: id, answer: 'x' })).message).toBe('contact_without_account')
    expect((await ada.call('close_contact_message', { contact_id: id })).data.closed_by).toBe('Ada')
    expect((await ada.call('close_contact_message', { contact_id: id })).message).toBe('contact_closed')
    expect((await ada.call('get_contact_message', { contact_id: 999_999 })).message).toBe('document_not_found')
    await deleteOldContacts(db(), new Date(test.clock.now().getTime() + 91 * dayMs))
    expect((await ada.call('get_contact_message', { contact_id: id })).message).toBe('document_not_found')
  })

  it('is deleted with its account', async () => {
    const dora = await test.player('Dora')
    await dora.call('send_contact_message', { message: 'Please delete all of me.' })
    const { id } = (await newest()) ?? { id: 0 }
    await ada.call('answer_contact_message', { contact_id: id, answer: 'You can do that yourself.' })
    await dora.call('delete_user_account')
    expect(await db().selectFrom('contact_messages').selectAll().where('id', '=', id).execute()).toEqual([])
  })
})
