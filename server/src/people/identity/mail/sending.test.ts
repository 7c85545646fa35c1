// Delivery to real mail servers and webhooks, and the ways to sign in that are offered without them.

import { once } from 'node:events'
import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../../test/app/app.ts'
import { goodPassword, proveEmail, visitor } from '../../../../test/app/visitor.ts'
import { deleteExpired } from '../index.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function start(env: Record<string, string>, limitFactor = 1000): Promise<TestApp> {
  const test = await startApp({ env, limitFactor })
  closing.push(test.close)
  return test
}

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://quiz.example', IDENTITY_SECRET: 'production secret of enough letters' }
const offerOf = async ({ stranger }: TestApp) => (await stranger.call('get_web_settings')).data.providers

describe('the offer', () => {
  it('includes everything in development, and Google only when it is configured', async () => {
    const test = await start({})
    expect(await offerOf(test)).toEqual({ kind: 'embedded', email: true, phone: true, google: false, outbox: true, firebase: null })
    const google = { provider: 'google', callbackURL: '/auth/login/', disableRedirect: true }
    expect(await visitor(test).post('sign-in/social', google)).toMatchObject({ status: 400, code: 'PROVIDER_NOT_FOUND' })
    expect(await visitor(test).get('callback/google')).toMatchObject({ status: 400, code: 'PROVIDER_NOT_FOUND' })
  })

  // ASVS V13.4.2, V15.2.3
  it('includes nothing in production that cannot be delivered, and no outbox', async () => {
    const test = await start(production)
    expect(await offerOf(test)).toEqual({ kind: 'embedded', email: false, phone: false, google: false, outbox: false, firebase: null })
    const person = { name: 'Ada', email: 'ada@example.com', password: goodPassword }
    expect((await visitor(test).post('sign-up/email', person)).code).toBe('PROVIDER_NOT_FOUND')
    expect((await visitor(test).post('phone-number/send-otp', { phoneNumber: '+4915112345678' })).code).toBe('PROVIDER_NOT_FOUND')
    expect((await test.app.http.inject('/identity/outbox')).statusCode).toBe(404)
  })
})

describe('mail', () => {
  it('is sent by SMTP, and is not kept here', async () => {
    const { url, received } = await smtpServer()
    const test = await start({ ...production, SMTP_URL: url, MAIL_FROM: 'Quiz <quiz@example.com>' })
    expect(await offerOf(test)).toMatchObject({ email: true, phone: false, outbox: false, firebase: null })
    const ada = visitor(test)
    const person = { name: 'Ada', email: 'ada@example.com', password: goodPassword }
    expect((await ada.post('sign-up/email', person)).status).toBe(200)
    const mail = (await received).replaceAll('=\r\n', '')
    expect(mail).toContain('To: ada@example.com')
    expect(mail).toContain('From: Quiz <quiz@example.com>')
    const token = /https:\/\/quiz\.example\/auth\/verify-email\/\?token=(\S+)/.exec(mail.replaceAll('=3D', '='))?.[1]
    expect(test.app.outbox.all()).toEqual([])
    await ada.post('verify-email', { token })
    const { headers } = await ada.post('sign-in/email', person)
    expect(String(headers['set-cookie'])).toMatch(/^__Host-trivium\.session_token=.*; Secure/)
    expect(await test.stranger.call('user_signup', await ada.proof())).toMatchObject({ error: false, data: { email: person.email } })
  })

  // ASVS V1.3.11
  it('takes no headers from a name, an address, or the name of the site', async () => {
    const { url, mails, recipients } = await smtpServer()
    const test = await start({ SMTP_URL: url, MAIL_FROM: 'Quiz <quiz@example.com>' })
    await test.set('app_name', 'Quiz\r\nBcc: eve@example.com\r\nReply-To: eve@example.com')
    const signUp = (name: string, email: string) => visitor(test).post('sign-up/email', { name, email, password: goodPassword })
    await signUp('Ada\r\nBcc: eve@example.com', 'ada@example.com')
    await signUp('Bob', 'bob@example.com\r\nBcc: eve@example.com')
    await signUp('Cy', 'cy@example.com>\r\nRCPT TO:<eve@example.com')
    await expect.poll(() => mails.length).toBe(1)
    const [head = ''] = mails[0]?.split('\r\n\r\n') ?? []
    expect(head).toContain('To: ada@example.com')
    expect(head).not.toMatch(/^(bcc|cc|reply-to):/im)
    // A blind copy would show only in the recipients, not in a header.
    expect(recipients).toEqual(['RCPT TO:<ada@example.com>'])
  })

  it('is still sent when the server closes right after the reply', async () => {
    const { url, received } = await smtpServer()
    let isSent = false
    void received.then(() => (isSent = true))
    const test = await start({ SMTP_URL: url })
    const payload = { name: 'Ada', email: 'ada@example.com', password: goodPassword }
    const headers = { origin: test.config.publicUrl }
    expect((await test.app.http.inject({ method: 'POST', url: '/identity/sign-up/email', headers, payload })).statusCode).toBe(200)
    await test.app.http.close()
    expect(isSent).toBe(true)
  })

  it('does not reveal by a failure that there was something to send', async () => {
    const test = await start({ SMTP_URL: 'smtp://127.0.0.1:9' })
    expect((await visitor(test).post('sign-up/email', { name: 'Ada', email: 'ada@example.com', password: goodPassword })).status).toBe(200)
  })
})

describe('email that the mail server does not take now', () => {
  const waiting = ({ database }: TestApp) =>
    database.withSession(session => session.select('select sealed, tries from email_queue order by id'))

  it('waits encrypted, is tried again, and arrives with a link that works', async () => {
    const gone = await smtpServer()
    gone.close()
    const test = await start({ SMTP_URL: gone.url })
    const person = { name: 'Ada', email: 'ada@example.com', password: goodPassword }
    expect((await visitor(test).post('sign-up/email', person)).status).toBe(200)
    expect(await waiting(test)).toEqual([{ sealed: expect.not.stringMatching(/@|verify-email/), tries: 1 }])
    await test.app.runJob('email_queue')
    expect(await waiting(test)).toMatchObject([{ tries: 1 }])
    test.clock.advance(16_000)
    await test.app.runJob('email_queue')
    expect(await waiting(test)).toMatchObject([{ tries: 2 }])
    const back = await smtpServer(gone.port)
    test.clock.advance(60_000)
    await test.app.runJob('email_queue')
    const mail = (await back.received).replaceAll('=\r\n', '').replaceAll('=3D', '=')
    expect(mail).toContain('To: ada@example.com')
    const token = /verify-email\/\?token=(\S+)/.exec(mail)?.[1]
    expect((await visitor(test).post('verify-email', { token })).status).toBe(200)
    expect(await waiting(test)).toEqual([])
  })

  it('is sent once when two processes look at once, and is dropped when its link expires', async () => {
    const gone = await smtpServer()
    gone.close()
    const test = await start({ SMTP_URL: gone.url })
    const ask = (email: string) => visitor(test).post('sign-up/email', { name: 'Ada', email, password: goodPassword })
    await ask('ada@example.com')
    await ask('bob@example.com')
    const back = await smtpServer(gone.port)
    test.clock.advance(16_000)
    await Promise.all([test.app.runJob('email_queue'), test.app.runJob('email_queue')])
    expect([back.mails.length, await waiting(test)]).toEqual([2, []])
    back.close()
    await ask('eve@example.com')
    test.clock.advance(3_601_000)
    await test.app.runJob('email_queue')
    expect(await waiting(test)).toEqual([])
  })

  it('is deleted after that also if no process sends emails any more', async () => {
    const gone = await smtpServer()
    gone.close()
    const test = await start({ SMTP_URL: gone.url })
    await visitor(test).post('sign-up/email', { name: 'Ada', email: 'ada@example.com', password: goodPassword })
    await deleteExpired(test.database.db, test.clock.now())
    expect(await waiting(test)).toHaveLength(1)
    test.clock.advance(3_601_000)
    await deleteExpired(test.database.db, test.clock.now())
    expect(await waiting(test)).toEqual([])
  })

  it('is not queued when the server refuses it for good', async () => {
    const { url, mails } = await smtpServer(0, '550 nobody here')
    const test = await start({ SMTP_URL: url })
    await visitor(test).post('sign-up/email', { name: 'Ada', email: 'ada@example.com', password: goodPassword })
    expect([mails, await waiting(test)]).toEqual([[], []])
  })
})

describe('codes', () => {
  it('are sent to the webhook with its token', async () => {
    const { url, calls } = await webhook(204)
    const test = await start({ SMS_WEBHOOK_URL: url, SMS_WEBHOOK_TOKEN: 'hook-token' })
    const guest = visitor(test)
    await guest.post('phone-number/send-otp', { phoneNumber: '+4915112345678' })
    expect(calls).toEqual([{ headers: expect.objectContaining({ authorization: 'Bearer hook-token' }), body: expect.anything() }])
    const { to, text } = JSON.parse(calls[0]?.body ?? '')
    expect(to).toBe('+4915112345678')
    const code = /\d{6}/.exec(text)?.[0] ?? ''
    expect((await guest.post('phone-number/verify', { phoneNumber: to, code })).status).toBe(200)
  })

  // ASVS V15.3.2
  it('follow no redirect, so that the token goes nowhere else', async () => {
    const elsewhere = await webhook(204)
    const { url, calls } = await webhook(307, elsewhere.url)
    const test = await start({ SMS_WEBHOOK_URL: url, SMS_WEBHOOK_TOKEN: 'hook-token' })
    const answer = await visitor(test).post('phone-number/send-otp', { phoneNumber: '+4915112345678' })
    expect([calls.length, elsewhere.calls, answer.status]).toEqual([1, [], 500])
  })

  it('answer with an error when they cannot be sent', async () => {
    const { url } = await webhook(500)
    const test = await start({ SMS_WEBHOOK_URL: url })
    const answer = await visitor(test).post('phone-number/send-otp', { phoneNumber: '+4915112345678' })
    expect(answer).toMatchObject({ status: 500, body: { message: 'internal_error' } })
  })
})

describe('the limit of a network', () => {
  it('holds for all identity calls together', async () => {
    const test = await start({}, 1)
    const statuses: number[] = []
    for (let attempt = 0; attempt < 1001; attempt += 1) statuses.push((await visitor(test).get('token')).status)
    expect(statuses.slice(0, 1000)).toEqual(Array.from({ length: 1000 }, () => 401))
    expect(statuses[1000]).toBe(429)
    expect(Number((await visitor(test).get('token')).headers['retry-after'])).toBeGreaterThan(0)
  })

  const asker = (test: TestApp) => (index: number) =>
    visitor(test).post('phone-number/send-otp', { phoneNumber: `+491511234${1000 + index}` })

  it('lets a whole school ask for codes, each number once a minute', async () => {
    const test = await start({}, 1)
    const ask = asker(test)
    const statuses: number[] = []
    for (let index = 0; index < 400; index += 1) statuses.push((await ask(index)).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    const again = await ask(7)
    expect([again.status, Number(again.headers['retry-after']) <= 60]).toEqual([429, true])
  })

  it('leaves others half of the codes, and does not count codes that it refuses', async () => {
    const test = await start({}, 1)
    const ask = asker(test)
    await test.set('codes_per_hour', 6)
    const statuses: number[] = []
    for (let index = 0; index < 9; index += 1) statuses.push((await ask(index)).status)
    expect(statuses).toEqual([...Array.from({ length: 3 }, () => 200), ...Array.from({ length: 6 }, () => 429)])
    const payload = { phoneNumber: '+4915112341008' }
    const headers = { origin: test.config.publicUrl }
    const remoteAddress = '192.0.2.7'
    const elsewhere = await test.app.http.inject({
      method: 'POST',
      url: '/identity/phone-number/send-otp',
      remoteAddress,
      headers,
      payload,
    })
    expect(elsewhere.statusCode).toBe(200)
  })

  // ASVS V6.3.1
  it('counts wrong passwords for any account, but not right ones', async () => {
    const test = await start({}, 0.1)
    const signIn = (email: string, password: string) => visitor(test).post('sign-in/email', { email, password })
    const pupils = ['ada@example.com', 'bob@example.com', 'cy@example.com']
    for (const email of pupils) expect((await proveEmail(test, email)).id_token).toContain('.')
    const guesses: number[] = []
    for (let guess = 0; guess < 30; guess += 1) guesses.push((await signIn(`nobody-${guess}@example.com`, 'a-wrong-guess-1')).status)
    expect(new Set(guesses)).toEqual(new Set([401]))
    const last = await signIn('nobody@example.com', 'a-wrong-guess-1')
    expect([last.status, Number(last.headers['retry-after']) > 60]).toEqual([429, true])
  })

  it('locks nobody else out of their account', async () => {
    const test = await start({}, 1)
    const email = 'ada@example.com'
    await proveEmail(test, email)
    const signIn = async (password: string, remoteAddress: string) => {
      const payload = { email, password }
      const headers = { origin: test.config.publicUrl }
      return (await test.app.http.inject({ method: 'POST', url: '/identity/sign-in/email', remoteAddress, headers, payload })).statusCode
    }
    const guesses: number[] = []
    for (let guess = 0; guess < 12; guess += 1) guesses.push(await signIn(`a-wrong-guess-${guess}`, '192.0.2.1'))
    expect(guesses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
    expect(await signIn(goodPassword, '192.0.2.2')).toBe(200)
    // Emails of one kind do not use up the limit of another.
    for (let turn = 0; turn < 12; turn += 1)
      await visitor(test).post('sign-up/email', { name: 'Thief', email, password: 'thief-wants-letters-7' })
    await visitor(test).post('request-password-reset', { email })
    expect(test.app.outbox.latest(email)?.subject).toMatch(/password/i)
  })
})

/** A mail server for the test. */
interface SmtpServer {
  url: string
  port: number
  /** The first mail. */
  received: Promise<string>
  mails: string[]
  /** The recipient command of each email. */
  recipients: string[]
  close: () => void
}

/** @param recipient its reply to the recipient command */
async function smtpServer(port = 0, recipient = '250 OK'): Promise<SmtpServer> {
  const { promise: received, resolve } = Promise.withResolvers<string>()
  const mails: string[] = []
  const recipients: string[] = []
  const server = createServer(socket => {
    let mail: string | null = null
    socket.write('220 test\r\n')
    socket.on('data', chunk => {
      const text = String(chunk)
      if (text.startsWith('RCPT')) recipients.push(text.trim())
      if (mail === null) return socket.write(`${replyTo(text, recipient, () => (mail = ''))}\r\n`)
      mail += text
      if (!mail.endsWith('\r\n.\r\n')) return
      mails.push(mail)
      resolve(mail)
      mail = null
      return socket.write('250 OK\r\n')
    })
    socket.on('error', () => {})
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const close = () => void server.close()
  closing.push(close)
  const own = portOf(server.address())
  return { url: `smtp://127.0.0.1:${own}`, port: own, received, mails, recipients, close }
}

function replyTo(line: string, recipient: string, begin: () => void): string {
  if (line.startsWith('RCPT')) return recipient
  if (line.startsWith('QUIT')) return '221'
  if (!line.startsWith('DATA')) return '250 OK'
  begin()
  return '354 go on'
}

async function webhook(status: number, location?: string) {
  const calls: { headers: IncomingHttpHeaders; body: string }[] = []
  const server = createHttpServer((request, response) => {
    let body = ''
    request.on('data', chunk => (body += String(chunk)))
    request.on('end', () => {
      calls.push({ headers: request.headers, body })
      response.writeHead(status, { ...(location && { location }) }).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${portOf(server.address())}/send`, calls }
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || !address) throw new Error('the server does not listen')
  return address.port
}
