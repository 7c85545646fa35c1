// Bodies made to be slow to parse: none may block the serving thread.

import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp, type TestPlayer } from '../app/app.ts'
import { boundary, type SentBody } from '../banks/hostile.ts'
import { leastMs, watchLoop } from '../app/loop-watch.ts'

const mostMs = 50
const [fields, staffFields, file] = [64 * 1024, 512 * 1024, 2 * 1024 * 1024]

let app: TestApp
let ada: TestPlayer
let port: number

beforeAll(async () => {
  app = await startApp({ limitFactor: 100 })
  ada = await app.player('Ada', { roles: ['administrator', 'editor'] })
  port = Number(new URL(await app.app.http.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => app.close())

/** @returns the status */
function send(path: string, { payload, type }: SentBody): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${ada.token}`, 'content-type': type, 'content-length': payload.length }
    const call = request({ host: '127.0.0.1', port, path: `/api/${path}`, method: 'POST', headers, agent: false }, reply => {
      reply.resume()
      reply.on('end', () => resolve(reply.statusCode))
    })
    call.on('error', reject)
    call.end(payload)
  })
}

/** @param size in bytes, approximately */
const filled = (unit: string, size: number) => unit.repeat(size / unit.length)
const form = (text: string): SentBody => ({ payload: Buffer.from(text), type: `multipart/form-data; boundary=${boundary}` })
const part = (headers: string, value = 'x') => `--${boundary}\r\n${headers}\r\n\r\n${value}\r\n`
const end = `--${boundary}--\r\n`
const named = 'Content-Disposition: form-data; name="name"'
const filed = 'Content-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png'
const json = (text: string): SentBody => ({ payload: Buffer.from(text), type: 'application/json' })
const urlencoded = (text: string): SentBody => ({ payload: Buffer.from(text), type: 'application/x-www-form-urlencoded' })
const nearly = `\r\n--${boundary.slice(0, -1)}`
const entries = (size: number, value: string) =>
  Array.from({ length: size / (value.length + 10) }, (_, index) => `"k${index}":${value}`).join(',')

const player = 'update_profile'
const upload = 'upload_profile_image'
const staff = 'admin/set_page'
const texts = 'admin/import_interface_texts'

const worst: [string, string, SentBody][] = [
  ['a preamble that nearly is a boundary, again and again', upload, form(filled(nearly, file) + end)],
  ['a preamble of dashes', upload, form(filled('-', file) + end)],
  ['a preamble of ends of lines', upload, form(filled('\r\n', file) + end)],
  ['a file that nearly is a boundary, again and again', upload, form(part(filed, filled(nearly, file - 4096)) + end)],
  ['a file of ends of lines', upload, form(part(filed, filled('\r\n-', file - 4096)) + end)],
  ['a field that nearly is a boundary, again and again', player, form(part(named, filled(nearly, fields - 4096)) + end)],
  ['a header that does not end', upload, form(`--${boundary}\r\nX: ${filled('x', file)}`)],
  ['many headers of a part', upload, form(part(filled('X: y\r\n', file) + named) + end)],
  ['many empty headers of a part', upload, form(part(filled(':\r\n', file) + named) + end)],
  ['headers that go on in the next line', upload, form(part(`X: y${filled('\r\n y', file)}`) + end)],
  ['a name that does not end', player, form(part(`${named.slice(0, -1)}${filled('x', fields)}`) + end)],
  ['a name of backslashes', player, form(part(`${named.slice(0, -1)}${filled('\\', fields)}"`) + end)],
  ['many parameters of a part', player, form(part(named + filled('; a=b', fields)) + end)],
  ['many encoded names of a part', player, form(part(named + filled("; filename*=utf-8''%41", fields)) + end)],
  ['an encoded name of percent signs', player, form(part(`${named}; filename*=utf-8''${filled('%4', fields)}`) + end)],
  ['many tiny parts', upload, form(filled(part('A: b', ''), file) + end)],
  ['many boundaries', upload, form(filled(`--${boundary}\r\n`, file) + end)],
  ['many ends', upload, form(filled(end, file))],
  ['urlencoded: nothing but separators', player, urlencoded(filled('&', fields))],
  ['urlencoded: separators of staff', staff, urlencoded(filled('a&', staffFields))],
  ['urlencoded: percent signs', staff, urlencoded(filled('%', staffFields))],
  ['urlencoded: encoded signs', staff, urlencoded(`a=${filled('%F0%9F%98%80', staffFields - 2)}`)],
  ['urlencoded: many names', staff, urlencoded(Array.from({ length: 65_000 }, (_, index) => `${index.toString(36)}=`).join('&'))],
  ['JSON: lists within lists', staff, json(`{"a":${filled('[', (staffFields - 10) / 2)}${filled(']', (staffFields - 10) / 2)}}`)],
  ['JSON: objects within objects', staff, json(filled('{"a":', staffFields))],
  ['JSON: many names', staff, json(`{${entries(staffFields - 2, '1')}}`)],
  ['JSON: many numbers as names', staff, json(`{${Array.from({ length: 40_000 }, (_, index) => `"${index * 99_991}":1`).join(',')}}`)],
  ['JSON: a number of many digits', staff, json(`{"html":${filled('9', staffFields - 20)}}`)],
  ['JSON: a small number of many digits', staff, json(`{"html":0.${filled('0', staffFields - 40)}1e9}`)],
  ['JSON: many lists', staff, json(`{"html":[${filled('[],', staffFields - 20)}0]}`)],
  ['JSON: escaped signs', staff, json(`{"html":"${filled('\\u003c', staffFields - 20)}"}`)],
  ['JSON: blanks', staff, json(`${filled(' ', staffFields - 2)}{}`)],
  [
    'JSON: many texts of the interface that there are not',
    texts,
    json(`{"language":"es","versions":{},"texts":{${entries(staffFields - 60, '"x"')}}}`),
  ],
  [
    'JSON: many texts of the interface of a wrong kind',
    texts,
    json(`{"language":"es","versions":{},"texts":{${entries(staffFields - 60, '1')}}}`),
  ],
  [
    'JSON: long texts of the interface',
    texts,
    json(`{"language":"es","versions":{},"texts":{${entries(staffFields - 6000, `"${'{{a'.repeat(1300)}"`)}}}`),
  ],
  [
    'JSON: a file of long texts of the interface',
    'admin/preview_interface_texts',
    json(`{"language":"es","texts":{${entries(staffFields - 6000, `"${'{{a'.repeat(1300)}"`)}}}`),
  ],
  ['JSON: a file of many texts', 'admin/preview_interface_texts', json(`{"language":"es","texts":{${entries(staffFields - 40, '"x"')}}}`)],
  [
    'JSON: a long list of ids',
    'admin/set_passage_questions',
    json(`{"passage_id":1,"version":0,"question_ids":[${filled('1,', staffFields - 80)}1]}`),
  ],
  [
    'JSON: a long list that is none',
    'admin/set_passage_questions',
    json(`{"passage_id":1,"version":0,"question_ids":[${filled('"",', staffFields - 80)}1]}`),
  ],
]

describe('a body made to be slow to parse', () => {
  it.each(worst)('does not block the thread: %s', async (_what, path, sent) => {
    const least = await leastMs(mostMs, async () => {
      const stop = watchLoop()
      await send(path, sent).catch(() => undefined)
      return stop()
    })
    expect(least).toBeLessThan(mostMs)
  })
})
