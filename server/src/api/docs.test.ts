import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { type ActionName, contract } from '@trivium/contract'
import { pathOf } from '@trivium/contract/action'
import { registerDocs } from './docs.ts'
import { typeText } from './docs-page.ts'

const http = Fastify()
registerDocs(http, contract)
const document = (await http.inject('/api/openapi.json')).json()
const page = (await http.inject('/api/docs')).body
const names = Object.keys(contract) as ActionName[]

describe('/api/openapi.json', () => {
  it('has every action of the contract, once', () => {
    expect(Object.keys(document.paths)).toEqual(names.map(name => pathOf(name, contract[name].access)))
  })

  it('refers only to what it has', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(match => match[1] ?? '')
    const found = refs.map(ref => ref.split('/').reduce((place, key) => place?.[key], document))
    expect(found).not.toContain(undefined)
  })

  // ASVS V2.1.1, V2.1.2, V8.1.2
  it('tells body types, fields, refusals and who may call', () => {
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
      'maintenance',
      'second_factor_needed',
      'idempotency_mismatch',
    ])
  })

  it('says that a picture is a file and comes as multipart only', () => {
    expect(Object.keys(document.paths['/api/upload_profile_image'].post.requestBody.content)).toEqual(['multipart/form-data'])
    expect(document.components.schemas['upload_profile_image.input']).toMatchObject({
      properties: { image: { format: 'binary' } },
      required: ['image'],
    })
  })

  it('describes what stands beside data', () => {
    expect(document.components.schemas['get_tracker_data.reply'].oneOf[0].required).toContain('total')
  })
})

describe('both', () => {
  it.each(['/api/openapi.json', '/api/docs'])('are sent compressed, and not again to whoever has them: %s', async url => {
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
  it('has a section for every action, without scripts or anything from elsewhere', () => {
    for (const name of names) expect(page).toContain(`<section id="${name}">`)
    expect(page).not.toMatch(/<script|https?:|@import|url\(/)
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
