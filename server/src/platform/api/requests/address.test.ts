import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../../test/app/app.ts'
import { addressOf, networkOf, readProxies, wideNetworkOf } from './address.ts'

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
    ['10.0.0.0/8', inner, `${forged}, ${player}, ${proxy}:4711`, player],
    ['fd00::/8', 'fd00::1', `${forged}, ${player}, [fd00::2]:4711`, player],
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

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7', '203.0.113.7'],
    ['2001:db8::1', '20010db800000000/64', '20010db8000000/56'],
    ['2001:DB8:0:0:ffff:ffff:ffff:ffff', '20010db800000000/64', '20010db8000000/56'],
    ['2001:db8:1:2ff:1::2', '20010db8000102ff/64', '20010db8000102/56'],
    ['2001:db8:1:200::', '20010db800010200/64', '20010db8000102/56'],
    ['fe80::1%eth0', 'fe80000000000000/64', 'fe800000000000/56'],
    ['::1', '0000000000000000/64', '00000000000000/56'],
    ['64:ff9b::203.0.113.7', '0064ff9b00000000/64', '0064ff9b000000/56'],
    ['203.0.113.7:41234', '203.0.113.7', '203.0.113.7'],
    ['[2001:db8::1]:41234', '20010db800000000/64', '20010db8000000/56'],
    ['[2001:db8::1]', '20010db800000000/64', '20010db8000000/56'],
    ['[::ffff:203.0.113.7]:41234', '203.0.113.7', '203.0.113.7'],
    ['[fe80::1%25eth0]:80', 'fe80000000000000/64', 'fe800000000000/56'],
    ['unknown', 'unknown', 'unknown'],
    ['_hidden:4711', 'unknown', 'unknown'],
    ['203.0.113.7:99:1', 'unknown', 'unknown'],
    ['203.0.113.777', 'unknown', 'unknown'],
    ['', '', ''],
  ])('%j is %j, and widely %j', (address, network, wide) => {
    expect([networkOf(address), wideNetworkOf(address)]).toEqual([network, wide])
  })
})

describe('a caller who makes up addresses', () => {
  let test: TestApp
  afterAll(() => test.close())

  /** One after the other: in parallel, some calls would find the queue full, which is as short as the limits here. */
  async function inTurn(callers: { 'x-forwarded-for': string }[]) {
    const replies = []
    for (const headers of callers) replies.push(await test.stranger.call('get_languages', {}, { headers }))
    return replies
  }

  // ASVS V4.1.3, V15.3.4
  it('counts as one caller, for actions and for the identity provider', async () => {
    test = await startApp({ limitFactor: 0.003, env: { TRUST_PROXY: '1' } })
    const lies = [1, 2, 3, 4].map(turn => ({ 'x-forwarded-for': `198.51.100.${turn}, ${player}` }))
    const actions = await inTurn(lies)
    expect(actions.filter(({ status }) => status === 200)).toHaveLength(3)
    const identity = await Promise.all(lies.map(headers => test.app.http.inject({ url: '/identity/token', headers })))
    expect(identity.filter(({ statusCode }) => statusCode === 401)).toHaveLength(3)
    const elsewhere = await test.stranger.call('get_languages', {}, { headers: { 'x-forwarded-for': `${player}, ${forged}` } })
    expect(elsewhere.status).toBe(200)
  })

  it('or uses another port for every call counts as one caller, for actions and for the identity provider', async () => {
    const ports = [1, 2, 3, 4].map(turn => ({ 'x-forwarded-for': `203.0.113.8:${40_000 + turn}` }))
    const nobodies = [1, 2, 3, 4].map(turn => ({ 'x-forwarded-for': `nobody-${turn}` }))
    for (const callers of [ports, nobodies]) {
      const actions = await inTurn(callers)
      expect(actions.filter(({ status }) => status === 200)).toHaveLength(3)
      const identity = await Promise.all(callers.map(headers => test.app.http.inject({ url: '/identity/token', headers })))
      expect(identity.filter(({ statusCode }) => statusCode === 401)).toHaveLength(3)
    }
  })

  it('within their own IPv6 network counts as one caller, for actions and for the identity provider', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const network = [1, 2, 3, 4].map(host => from(`2001:db8:a:b::${host}`))
    const actions = await inTurn(network)
    expect(actions.filter(({ status }) => status === 200)).toHaveLength(3)
    const identity = await Promise.all(network.map(headers => test.app.http.inject({ url: '/identity/token', headers })))
    expect(identity.filter(({ statusCode }) => statusCode === 401)).toHaveLength(3)
    // Each neighbouring network has its own limit, but together they have only four times one limit: nine calls are left.
    const neighbours = Array.from({ length: 16 }, (_, index) => from(`2001:db8:a:${(0xc0 + index).toString(16)}::1`))
    const allowed = await inTurn(neighbours)
    expect(allowed.filter(({ status }) => status === 200)).toHaveLength(9)
    expect((await test.stranger.call('get_languages', {}, { headers: from('2001:db8:a:1cc::1') })).status).toBe(200)
    // An IPv4 address counts as the same in every notation.
    const mapped = [from('198.51.100.77'), from('::ffff:198.51.100.77'), from('::ffff:c633:644d'), from('198.51.100.77')]
    const written = await inTurn(mapped)
    expect(written.filter(({ status }) => status === 200)).toHaveLength(3)
  })
})
