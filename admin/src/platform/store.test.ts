import type { Store } from 'react-admin'
import { expect, it } from 'vitest'
import { consoleStore } from './store.ts'

function standIn(items: Map<string, unknown>): Store {
  return {
    setup: () => {},
    teardown: () => {},
    getItem: (key, otherwise) => (items.get(key) ?? otherwise) as typeof otherwise,
    setItem: (key, value) => void items.set(key, value),
    removeItem: key => void items.delete(key),
    removeItems: prefix => [...items.keys()].filter(key => key.startsWith(prefix)).forEach(key => items.delete(key)),
    reset: () => items.clear(),
    subscribe: () => () => {},
  }
}

it('stores choices in the browser, but searches only while the page is open', () => {
  const [browser, page] = [new Map<string, unknown>(), new Map<string, unknown>()]
  const store = consoleStore(standIn(browser), standIn(page))
  const searched = { filter: { q: 'ada@example.com' } }
  store.setItem('sidebar.open', false)
  store.setItem('players.listParams', searched)
  expect(store.getItem('players.listParams')).toEqual(searched)
  expect([...browser]).toEqual([['sidebar.open', false]])
  store.removeItems('players')
  expect(store.getItem('players.listParams')).toBeUndefined()
  store.setItem('players.listParams', searched)
  store.reset()
  expect([browser.size, page.size]).toEqual([0, 0])
})
