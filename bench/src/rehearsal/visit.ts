// The steps of a first visitor through Caddy: the home page, a sign-up with an email, a whole play; and the attempts of an attacker.

import { brotliDecompressSync } from 'node:zlib'
import { get } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Door, Connection } from './connection.ts'
import type { Mailbox } from './mailbox.ts'
import { nothingTold, playRounds } from './players.ts'

export async function visit(door: Door, mailbox: Mailbox): Promise<string[]> {
  const line = new Connection(door, '127.0.0.77')
  const seen = [
    await homePage(line),
    await hidesMetrics(line),
    await signUp(line, mailbox),
    await wholePlay(line),
    await realAddresses(door),
  ]
  line.close()
  return seen
}

async function homePage(line: Connection): Promise<string> {
  const page = await line.send('GET', '/', undefined, { accept: 'text/html' })
  expect(page.status === 200 && page.text.includes('<html'), `the home page: ${page.status}`)
  expect(page.headers['strict-transport-security'] !== undefined, 'the page does not ask for https')
  expect(String(page.headers['alt-svc']).includes('h3='), 'HTTP/3 is not offered')
  const script = /src="\/(assets\/[\w.-]+\.js)"/.exec(page.text)?.[1] ?? ''
  const asset = await compressed(line.door, `/${script}`)
  const missing = await line.send('GET', '/assets/of-another-release-0000.js')
  expect(missing.status === 404, `a file that no server has: ${missing.status}`)
  return `home page over https, HTTP/3 offered, ${script} in ${asset} bytes of Brotli from the server`
}

function compressed({ port, certificate }: Door, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ host: 'localhost', family: 4, port, path, ca: certificate, headers: { 'accept-encoding': 'br' } }, reply => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () => {
        const bytes = Buffer.concat(chunks)
        if (reply.headers['content-encoding'] !== 'br') return reject(new Error(`${path} comes uncompressed`))
        brotliDecompressSync(bytes)
        resolve(bytes.length)
      })
    }).on('error', reject)
  })
}

async function hidesMetrics(line: Connection): Promise<string> {
  const { status } = await line.send('GET', '/metrics')
  expect(status === 404, `/metrics from outside: ${status}`)
  return '/metrics cannot be reached from outside'
}

export const visitorAccount = { email: 'visitor@trivium.example', password: 'correct horse battery staple 9' }

async function signUp(line: Connection, mailbox: Mailbox): Promise<string> {
  const { email } = visitorAccount
  const origin = { origin: `https://localhost:${line.door.port}` }
  const post = async (path: string, body: object) => {
    const answer = await line.send('POST', `/identity/${path}`, body, origin)
    expect(answer.status === 200, `${path}: ${answer.status} ${answer.text}`)
    return JSON.parse(answer.text)
  }
  await post('sign-up/email', { name: 'Visitor', ...visitorAccount })
  const token = (await mailbox.find(email, /verify-email\/\?token=[\w.-]+/)).split('token=')[1] ?? ''
  const { opened } = await post('verify-email', { token })
  expect(opened === true, 'the link of the mail does not open a session in the same browser')
  const { text } = await line.send('GET', '/identity/token', undefined, origin)
  const id_token: string = JSON.parse(text).token
  const firebase_id: string = JSON.parse(Buffer.from(id_token.split('.')[1] ?? '', 'base64url').toString()).sub
  const { data } = await line.call('user_signup', { firebase_id, id_token, type: 'email' })
  line.token = data.api_token
  return 'sign-up by e-mail, confirmed by the link of the mail'
}

async function wholePlay(line: Connection): Promise<string> {
  const told = nothingTold()
  const over = new AbortController()
  const playing = playRounds(line, told, over.signal, 20)
  for (let turn = 0; told.plays === 0 && turn < 600; turn++) await sleep(50)
  over.abort()
  await playing
  expect(told.plays > 0 && told.problems.length === 0, `a play did not end: ${told.problems.join(', ')}`)
  return `a whole play, ${told.answers.size} answers`
}

/** The rate limit stops a caller by their real address, whatever they write into X-Forwarded-For, and no other caller. */
async function realAddresses(door: Door): Promise<string> {
  const [eager, other] = [new Connection(door, '127.0.0.66'), new Connection(door, '127.0.0.67')]
  const statuses: number[] = []
  for (let turn = 0; turn < 30 && !statuses.includes(429); turn++) {
    const calls = Array.from({ length: 20 }, (_, index) =>
      eager.send('POST', '/api/get_languages', {}, { 'x-forwarded-for': `10.1.${turn}.${index}` }),
    )
    statuses.push(...(await Promise.all(calls)).map(({ status }) => status))
  }
  expect(statuses.includes(429), `an address that calls ${statuses.length} times is not limited`)
  const { status } = await other.send('POST', '/api/get_languages', {}, { 'x-forwarded-for': '127.0.0.66' })
  expect(status === 200, `another address: ${status}`)
  eager.close()
  other.close()
  return `rate limits count real addresses: stopped after ${statuses.indexOf(429)} calls, whatever stood in X-Forwarded-For`
}

export function expect(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise)
}
