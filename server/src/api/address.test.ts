import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../test/app.ts'
import { addressOf, readProxies } from './address.ts'

const [proxy, inner, player, forged] = ['10.0.0.1', '10.0.0.2', '203.0.113.7', '198.51.100.9']

describe('the address of a call', () => {
  it.each([
    ['0', player, undefined, player],
    ['0', player, forged, player],
    ['1', proxy, player, player],
    ['1', proxy, `${forged}, ${player}`, player],
    ['2', inner, `${forged}, ${player}, ${proxy}`, player],
    ['2', inner, undefined, inner],
    [proxy, proxy, `${forged}, ${player}`, player],
    [proxy, player, forged, player],
    ['10.0.0.0/8', inner, `${forged},${player},${proxy}`, player],
    ['10.0.0.0/8', `::ffff:${inner}`, player, player],
    ['10.0.0.0/8', inner, proxy, proxy],
    ['10.0.0.0/8', inner, 'unknown', 'unknown'],
    ['10.0.0.0/8', inner, ' , ', inner],
    ['10.0.0.1, fd00::/8', 'fd00::2', `${player}, ${proxy}`, player],
    ['10.0.0.1, fd00::/8', 'fe00::2', player, 'fe00::2'],
  ])('with TRUST_PROXY=%s, from %s for %s, is %s', async (setting, remoteAddress, told, expected) => {
    const isProxy = readProxies(setting)
    const http = Fastify({ trustProxy: isProxy })
    http.get('/', (request, reply) => reply.send([request.ip, addressOf(request.raw, isProxy)]))
    const reply = await http.inject({ url: '/', remoteAddress, headers: told === undefined ? {} : { 'x-forwarded-for': told } })
    expect(reply.json()).toEqual([expected, expected])
  })

  it.each([
    'yes',
    '10',
    '-1',
    '1,2',
    '1.5',
    '10.0.0.0/',
    '10.0.0.0/33',
    '10.0.0.0/8/8',
    'fd00::/129',
    '10.0.0',
    'proxy.example',
    '10.0.0.1,',
  ])('is not found by %j', text => {
    expect(() => readProxies(text)).toThrow()
  })
})

describe('whoever makes up addresses', () => {
  let test: TestApp
  afterAll(() => test.close())

  it('is counted as one, by the actions and by the identity provider', async () => {
    test = await startApp({ limitFactor: 0.01, env: { TRUST_PROXY: '1' } })
    const lies = [1, 2, 3, 4].map(turn => ({ 'x-forwarded-for': `198.51.100.${turn}, ${player}` }))
    const actions = await Promise.all(lies.map(headers => test.stranger.call('get_languages', {}, { headers })))
    expect(actions.filter(({ status }) => status === 200)).toHaveLength(3)
    const identity = await Promise.all(lies.map(headers => test.app.http.inject({ url: '/identity/token', headers })))
    expect(identity.filter(({ statusCode }) => statusCode === 401)).toHaveLength(3)
    const elsewhere = await test.stranger.call('get_languages', {}, { headers: { 'x-forwarded-for': `${player}, ${forged}` } })
    expect(elsewhere.status).toBe(200)
  })
})
