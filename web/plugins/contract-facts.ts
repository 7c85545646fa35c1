// Extracts from the contract, at build time, the facts about actions that the client needs at runtime, so that the bundle contains
// no schemas (src/contract-facts.d.ts, src/platform/calls/api.ts).

import { contract } from '@trivium/contract'
import type { ActionSpec } from '@trivium/contract/platform/action'
import type { Plugin } from 'vite'

const name = 'virtual:contract-facts'
const id = `\0${name}`

export function factsOf(actions: Record<string, ActionSpec>) {
  const namesOf = (says: (spec: ActionSpec) => boolean) => Object.entries(actions).flatMap(([action, spec]) => (says(spec) ? [action] : []))
  return {
    takesLanguage: namesOf(({ input }) => 'language_id' in input.shape),
    takesKey: namesOf(({ movesCoins, repeatsItself }) => movesCoins === true && repeatsItself !== true),
  }
}

export function contractFacts(): Plugin {
  // Only the console calls the actions for staff.
  const own = Object.entries(contract).filter(([, { access }]) => access === 'anyone' || access === 'player')
  const facts = Object.entries(factsOf(Object.fromEntries(own))).map(
    ([fact, names]) => `export const ${fact} = new Set(${JSON.stringify(names)})`,
  )
  return {
    name: 'trivium-contract-facts',
    resolveId: wanted => (wanted === name ? id : null),
    load: wanted => (wanted === id ? facts.join('\n') : null),
  }
}
