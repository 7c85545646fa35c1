// Which packages ship, and under which licences: for the page about licences (web/plugins/licences.ts) and its test.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { closureOf, type Lock, nameAt, readLock, root } from './lock-file.ts'

/** They build what ships, and do not ship themselves. */
const builders = ['vite', '@vitejs/plugin-react']

interface Shipped {
  name: string
  version: string
  licence: string
  /** To the browser, or on the server only. */
  isInBrowser: boolean
  place: string
}

export function shippedPackages(lock: Lock = readLock()): Shipped[] {
  const browser = new Set(['web', 'admin'].flatMap(workspace => closureOf(lock, workspace, builders)))
  // Of what the generators read, facts and flags ship: in the content that they publish.
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

/** Old packages say it in a list, which does not reach the lock. */
function licenceOfOld(place: string): string | undefined {
  const file = join(root, place, 'package.json')
  if (!existsSync(file)) return undefined
  const { licenses }: { licenses?: { type: string }[] } = JSON.parse(readFileSync(file, 'utf8'))
  return licenses?.map(({ type }) => type).join(' OR ')
}

/** Licences that ask for no more than that their text goes along. */
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

/** An expression of SPDX: one of the alternatives is enough, and of what comes together all. */
export function isPermissive(licence: string): boolean {
  const bare = licence.replaceAll(/[()]/g, '')
  return bare.split(' OR ').some(way => way.split(' AND ').every(part => permissive.has(part.trim())))
}

interface LicencePage {
  /** Each once: many packages share one. */
  texts: string[]
  packages: Listed[]
}

interface Listed extends Omit<Shipped, 'place'> {
  text: number | null
}

/** Of the packages that are installed here: those for other systems are not. */
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
