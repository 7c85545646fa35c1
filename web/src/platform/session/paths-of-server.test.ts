import { contract } from '@trivium/contract'
import { pathOf } from '@trivium/contract/platform/action'
import { livePath } from '@trivium/contract/live-messages'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pathsOfServer } from './paths-of-server.ts'

it('match every call, sign-in, files, sockets and the admin console', () => {
  const calls = Object.entries(contract).map(([name, { access }]) => pathOf(name, access))
  const others = [
    '/identity/sign-in/email',
    '/media/0a.webp',
    '/covers/1-205-maps.svg',
    '/admin',
    '/admin/',
    '/healthz',
    '/readyz',
    '/metrics',
    livePath,
  ]
  expect([...calls, ...others].filter(path => !pathsOfServer.test(path))).toEqual([])
})

it('match no page of the app', () => {
  expect(['/', '/profile/wallet/', '/apiary', '/battle/', '/administrators'].filter(path => pathsOfServer.test(path))).toEqual([])
})

it('are excluded from the service worker, which otherwise only serves files of the app', () => {
  const worker = readFileSync(new URL('../../service-worker.ts', import.meta.url), 'utf8')
  expect(worker).toContain('{ denylist: [pathsOfServer] }')
  expect([...worker.matchAll(/registerRoute\(([^)]*)/g)].map(([, route]) => route?.split('(')[0])).toEqual([
    'new NavigationRoute',
    String.raw`/\/assets\/.*\.woff2$/, fonts`,
  ])
})
