import i18next from 'i18next'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, expect, it, vi } from 'vitest'
import { StartLoader } from './start-loader.tsx'

const line = vi.hoisted(() => ({ isConnected: true, isFailing: false }))
vi.mock('../platform/calls/connection.ts', () => ({ useConnected: () => line.isConnected, useFailing: () => line.isFailing }))

beforeAll(() => {
  vi.stubGlobal('document', { title: 'Quiz', documentElement: { dataset: {} } })
  return i18next.use(initReactI18next).init({ lng: 'en', keySeparator: false, resources: {} })
})

it.each([
  ['nobody has answered yet', true, false, 'state.loading'],
  ['the server answers with an error', true, true, 'start.answered_with_error'],
  ['the server is not reached', false, false, 'start.offline'],
])('the loader says why it waits: %s', (_what, isConnected, isFailing, text) => {
  Object.assign(line, { isConnected, isFailing })
  const said = /role="status"[^>]*>(?:<[^>]+>)*([^<]+)/.exec(renderToStaticMarkup(createElement(StartLoader)))?.[1]
  expect(said).toBe(text)
})
