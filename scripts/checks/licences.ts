// Lists the packages that ship and their licences, for the page of licences (web/plugins/licences.ts) and its test.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { closureOf, type Lock, nameAt, readLock, root } from './lock-file.ts'

/** Packages that only build, and do not ship. */
const builders = ['vite', '@vitejs/plugin-react']

interface Shipped {
  name: string
  version: string
  licence: string
  /** Whether it ships to the browser; otherwise it is on the server only. */
  isInBrowser: boolean
  place: string
}

export function shippedPackages(lock: Lock = readLock()): Shipped[] {
  const browser = new Set(['web', 'admin'].flatMap(workspace => closureOf(lock, workspace, builders)))
  // Facts and flags that the generators read ship in the published content.
  const all = new Set([...browser, ...['server', 'contract', 'rules', 'generators'].flatMap(workspace => closureOf(lock, workspace))])
  return [...all].toSorted().map(place => {
    const locked = lock[place] ?? {}
    const { version = '', license } = locked
    return {
      name: nameAt(place, locked),
      version,
      licence: license ?? licenceOfOld(place) ?? 'unknown',
      isInBrowser: browser.has(place),
      place,
    }
  })
}

/** Old packages have a list of licences, which is not in the lock. */
function licenceOfOld(place: string): string | undefined {
  const file = join(root, place, 'package.json')
  if (!existsSync(file)) return undefined
  const { licenses }: { licenses?: { type: string }[] } = JSON.parse(readFileSync(file, 'utf8'))
  return licenses?.map(({ type }) => type).join(' OR ')
}

/** Licences that only require their text to ship with the package. */
const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unicode-3.0',
  'Unlicense',
  'Zlib',
  'OFL-1.1',
])

/** Evaluates an SPDX expression: of alternatives (OR) one must be permissive, of a combination (AND) all. */
export function isPermissive(licence: string): boolean {
  const bare = licence.replaceAll(/[()]/g, '')
  return bare.split(' OR ').some(way => way.split(' AND ').every(part => permissive.has(part.trim())))
}

interface LicencePage {
  /** The different texts, because many packages share one. */
  texts: string[]
  packages: Listed[]
}

interface Listed extends Omit<Shipped, 'place'> {
  text: number | null
}

/** Lists the packages that are installed here, without those for other systems. */
export function licencePage(): LicencePage {
  const texts: string[] = []
  const packages = shippedPackages().flatMap(({ place, ...shipped }): Listed[] => {
    const folder = join(root, place)
    if (!existsSync(folder)) return []
    const text = textIn(folder)
    if (text === null) return [{ ...shipped, text: null }]
    if (!texts.includes(text)) texts.push(text)
    return [{ ...shipped, text: texts.indexOf(text) }]
  })
  return { texts, packages: packages.filter(isFirst).toSorted((one, other) => one.name.localeCompare(other.name, 'en')) }
}

const isFirst = ({ name, version }: { name: string; version: string }, index: number, all: { name: string; version: string }[]) =>
  all.findIndex(other => other.name === name && other.version === version) === index

function textIn(folder: string): string | null {
  const files = readdirSync(folder).filter(name => /^(licen[cs]e|copying|notice)([-.].*)?$/i.test(name) && !/\.(js|ts|json)$/.test(name))
  const texts = files.toSorted().map(name => readFileSync(join(folder, name), 'utf8').trim())
  return texts.length === 0 ? null : texts.join('\n\n')
}
