import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { type ActionName, contract } from '@trivium/contract'
import { isForStaff, pathOf } from '@trivium/contract/platform/action'
import { areas } from '@trivium/contract/areas'
import { howAGameGoes } from '@trivium/contract/play/how-a-game-goes'
import { registerDocs } from './openapi.ts'
import { typeText } from './docs-page.ts'

const http = Fastify()
registerDocs(http, contract, { areas, steps: howAGameGoes })
const document = (await http.inject('/api/openapi.json')).json()
const page = (await http.inject('/api/docs')).body
const names = Object.keys(contract) as ActionName[]

describe('/api/openapi.json', () => {
  it('has every action of the contract exactly once', () => {
    expect(Object.keys(document.paths)).toEqual(names.map(name => pathOf(name, contract[name].access)))
  })

  it('has a target for every reference', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(match => match[1] ?? '')
    const found = refs.map(ref => ref.split('/').reduce((place, key) => place?.[key], document))
    expect(found).not.toContain(undefined)
  })

  // ASVS V2.1.1, V2.1.2, V8.1.2
  it('states body types, fields, refusals and who may call', () => {
    const { post } = document.paths['/api/unlock_premium_category']
    expect(Object.keys(post.requestBody.content)).toEqual(['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'])
    expect(post.security).toEqual([{ api_token: [] }])
    expect(post.parameters).toEqual([{ $ref: '#/components/parameters/idempotency_key' }])
    const { 'unlock_premium_category.input': input, 'unlock_premium_category.reply': reply } = document.components.schemas
    expect(input).toMatchObject({ required: ['category'], properties: { category: { type: 'string', maxLength: 120 } } })
    expect(reply.oneOf[1].properties.message.enum).toEqual([
      'document_not_found',
      'already_unlocked',
      'not_enough_coins',
      'not_allowed_in_demo',
      'maintenance',
      'second_factor_needed',
      'idempotency_mismatch',
    ])
  })

  it('describes a picture as a file that is sent as multipart only', () => {
    expect(Object.keys(document.paths['/api/upload_profile_image'].post.requestBody.content)).toEqual(['multipart/form-data'])
    expect(document.components.schemas['upload_profile_image.input']).toMatchObject({
      properties: { image: { format: 'binary' } },
      required: ['image'],
    })
  })

  it('requires exactly the fields without which the server refuses a call', () => {
    const requiredOf = (name: ActionName) => document.components.schemas[`${name}.input`].required
    expect(requiredOf('submit_answer')).toEqual(['play_id', 'question_id'])
    expect(requiredOf('report_question')).toEqual(['question_id'])
    expect(requiredOf('create_room')).toEqual([])
    expect(requiredOf('create_exam')).toContain('exam_key')
    expect(document.components.schemas['get_exam_module_questions.input'].properties).toMatchObject({
      exam_key: { description: 'needed to start, not to resume' },
      agreed: { description: 'needed to start, not to resume' },
    })
  })

  it('says that a language_id of 0 counts as none', () => {
    const fields = names.flatMap(name => document.components.schemas[`${name}.input`].properties?.language_id ?? [])
    const ofPlayers = fields.filter(({ description }) => description === '0 counts as none')
    expect(ofPlayers.length).toBeGreaterThan(20)
    expect(ofPlayers.filter(({ minimum }) => minimum !== 0)).toEqual([])
  })

  it('describes the fields beside data', () => {
    expect(document.components.schemas['get_tracker_data.reply'].oneOf[0].required).toContain('total')
  })
})

describe('both', () => {
  it.each(['/api/openapi.json', '/api/docs'])('are sent compressed, and answered with 304 when the client has them: %s', async url => {
    const plain = await http.inject(url)
    for (const [accepted, encoding, decompress] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ] as const) {
      const sent = await http.inject({ url, headers: { 'accept-encoding': accepted } })
      expect(sent.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding', etag: plain.headers.etag })
      expect(sent.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
      expect(String(decompress(sent.rawPayload))).toBe(plain.body)
    }
    const again = await http.inject({ url, headers: { 'if-none-match': String(plain.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})

describe('/api/docs', () => {
  it('has a section for every action, and no scripts or resources from other sites', () => {
    for (const name of names) expect(page).toContain(`<section id="${name}">`)
    expect(page).not.toMatch(/<script|https?:|@import|url\(/)
  })

  it('lists the calls of players area by area, then those of staff, each area in alphabetical order', () => {
    const order = (isStaffs: boolean) =>
      areas.flatMap(({ actions }) =>
        Object.entries(actions)
          .filter(([, { access }]) => isForStaff(access) === isStaffs)
          .map(([name]) => name)
          .sort(),
      )
    const sections = [...page.matchAll(/<section id="(\w+)">/g)].map(([, name]) => name)
    expect(sections).toEqual([...order(false), ...order(true)])
    expect(new Set(sections)).toEqual(new Set(names))
  })

  it('begins with how a game goes, from sign-in to a result', () => {
    const steps = [...page.matchAll(/<section id="step-([\w-]+)">/g)].map(([, name]) => name)
    expect(steps).toEqual(['before', 'email', 'token', 'phone', 'solo', 'battle', 'socket', 'contest', 'exam', 'test'])
    expect(page.indexOf('id="step-test"')).toBeLessThan(page.indexOf('id="players"'))
  })

  it('writes types as TypeScript does', () => {
    const schema = {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'integer' }, tags: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } } },
    }
    expect(typeText(schema)).toBe('{\n  id: integer\n  tags?: (string | null)[]\n}')
  })
})
