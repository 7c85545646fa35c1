// What the console remembers. Choices (menu, columns, theme) stay in this browser. The state of lists does not outlive the page, because
// filters may name the people that staff searched for.

import type { Store } from 'react-admin'

const isLookedThrough = (key: string) => key.endsWith('.listParams')

/** @param choices store of this browser @param fleeting store of this page */
export function consoleStore(choices: Store, fleeting: Store): Store {
  const of = (key: string) => (isLookedThrough(key) ? fleeting : choices)
  const both = [choices, fleeting]
  return {
    setup: () => both.forEach(store => store.setup()),
    teardown: () => both.forEach(store => store.teardown()),
    getItem: (key, otherwise) => of(key).getItem(key, otherwise),
    setItem: (key, value) => of(key).setItem(key, value),
    removeItem: key => of(key).removeItem(key),
    removeItems: prefix => both.forEach(store => store.removeItems(prefix)),
    reset: () => both.forEach(store => store.reset()),
    subscribe: (key, callback) => of(key).subscribe(key, callback),
    listItems: prefix => Object.assign({}, ...both.map(store => store.listItems?.(prefix))),
  }
}
