import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const server = new URL('../server/src/', import.meta.url)
/** Folders of the server that are no domain; every other one is. */
const noDomains = ['api', 'commands', 'db', 'jobs', 'live']
const domains = readdirSync(server, { withFileTypes: true })
  .filter(entry => entry.isDirectory() && !noDomains.includes(entry.name))
  .map(({ name }) => name)

const lint = readFileSync(new URL('../.oxlintrc.json', import.meta.url), 'utf8')
const closedDoors = [...lint.matchAll(/"regex": (".*")/g)].map(([, regex = '']) => new RegExp(JSON.parse(regex)))

it.each(domains)('%s is a domain in each list of .oxlintrc.json', domain => {
  expect(closedDoors).not.toEqual([])
  expect(closedDoors.filter(door => !door.test(`../${domain}/store.ts`))).toEqual([])
})
