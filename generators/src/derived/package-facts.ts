// Reads the JSON files of the installed fact packages. Values have the type `Json` until checked, so that no shape is assumed.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { remembered } from './remembered.ts'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const require = createRequire(import.meta.url)

/** `file` is a package and a path in it: `cldr-core/supplemental/territoryInfo.json`. */
export const readFacts = remembered((file): Json => JSON.parse(readPackageFile(file)))

export function readPackageFile(file: string): string {
  return readFileSync(require.resolve(file), 'utf8')
}

export function at(facts: Json | undefined, ...path: string[]): Json | undefined {
  let here = facts
  for (const key of path) {
    if (typeof here !== 'object' || here === null || Array.isArray(here)) return undefined
    here = here[key]
  }
  return here
}

export function textAt(facts: Json | undefined, ...path: string[]): string | null {
  const found = at(facts, ...path)
  return typeof found === 'string' ? found : null
}

export function entriesAt(facts: Json | undefined, ...path: string[]): [string, Json][] {
  const found = at(facts, ...path)
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? Object.entries(found) : []
}

export function listAt(facts: Json | undefined, ...path: string[]): Json[] {
  const found = at(facts, ...path)
  return Array.isArray(found) ? found : []
}
