// The headers that every reply has, and those that none has.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../../test/app/app.ts'
import { goodPassword, proveEmail, visitor } from '../../../../test/app/visitor.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ env: { PUBLIC_URL: 'https://quiz.example' } })
})
afterAll(() => test.close())

const urls = ['/healthz', '/api/docs', '/api/openapi.json', '/no/such/page', '/media/nothing.png', '/identity/token']
const everywhere = async () => {
  const replies = await Promise.all(urls.map(url => test.app.http.inject({ url, headers: { origin: 'https://evil.example' } })))
  const call = await test.app.http.inject({ method: 'POST', url: '/api/get_languages', payload: {}, headers: { origin: 'null' } })
  return [...replies, call]
}
const policyOf = ({ headers }: { headers: Record<string, unknown> }) =>
  new Map(
    String(headers['content-security-policy'])
      .split(';')
      .map(directive => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  )

describe('replies', () => {
  // ASVS V3.4.1
  it('tell browsers to keep to HTTPS for a year, on all subdomains', async () => {
    for (const { headers } of await everywhere()) expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  // ASVS V3.4.2
  it('allow no other site to read them', async () => {
    for (const { headers } of await everywhere())
      expect(Object.keys(headers).filter(name => name.startsWith('access-control-'))).toEqual([])
    const preflight = {
      method: 'OPTIONS',
      url: '/api/get_languages',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    } as const
    const { statusCode, headers } = await test.app.http.inject(preflight)
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([404, undefined])
  })

  // ASVS V3.4.4
  it('forbid browsers to guess a type', async () => {
    for (const { headers } of await everywhere()) expect(headers['x-content-type-options']).toBe('nosniff')
  })

  // ASVS V3.4.5
  it('send no referrer to other sites', async () => {
    for (const { headers } of await everywhere()) expect(headers['referrer-policy']).toBe('no-referrer')
  })

  // ASVS V3.4.6
  it('forbid every site to frame a page', async () => {
    for (const reply of await everywhere()) expect(policyOf(reply).get('frame-ancestors')).toBe("'none'")
  })

  // ASVS V4.1.1
  it('state their type and charset', async () => {
    for (const { headers } of await everywhere())
      expect(headers['content-type']).toMatch(/^(application\/json|text\/html|text\/plain); charset=utf-8$/)
  })

  // ASVS V14.2.2, V14.3.2
  it('keep replies out of every cache', async () => {
    const alice = await test.player()
    const { headers } = await alice.call('get_user_by_id')
    expect(headers['cache-control']).toBe('no-store')
    const refused = await test.app.http.inject({ url: '/identity/token' })
    expect(refused.headers['cache-control']).toBe('no-store')
  })

  // ASVS V13.4.4
  it('answer no TRACE', async () => {
    for (const method of ['TRACE', 'CONNECT'] as const) {
      // The type of `inject` lacks these methods.
      const { statusCode } = await test.app.http.inject({ method: method as 'GET', url: '/healthz' })
      expect(statusCode).not.toBe(200)
    }
  })
})

describe('pages', () => {
  // ASVS V1.3.2, V3.4.3, V14.2.3
  it('may run only scripts that the build wrote, and no eval', async () => {
    const policy = policyOf(await test.app.http.inject({ url: '/no/such/page', headers: { accept: 'text/html' } }))
    expect(policy.get('script-src')).toBe("'self'")
    expect([policy.get('object-src'), policy.get('base-uri'), policy.get('default-src')]).toEqual(["'none'", "'none'", "'self'"])
    expect(policy.get('connect-src')).toBe("'self' wss://quiz.example")
    expect(JSON.stringify([...policy])).not.toMatch(/unsafe-eval|\*|http:/)
  })
})

describe('the cookie of the identity provider', () => {
  // ASVS V3.3.1, V3.3.3
  it('is secure behind HTTPS, and has the prefix that keeps other hosts from setting one', async () => {
    await proveEmail(test, 'ada@example.com')
    const { headers } = await visitor(test).post('sign-in/email', { email: 'ada@example.com', password: goodPassword })
    for (const cookie of [headers['set-cookie']].flat()) {
      expect(String(cookie)).toMatch(/^__Host-trivium\./)
      expect(String(cookie)).toMatch(/; Secure/i)
      expect(String(cookie)).toMatch(/; Path=\/(;|$)/i)
      expect(String(cookie)).not.toMatch(/; Domain=/i)
    }
  })
})
