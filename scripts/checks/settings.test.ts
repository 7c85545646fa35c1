// Every setting of the server is explained in the README and in .env.example, and reaches the servers of compose.yaml.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readConfig, settingNames } from '../../server/src/platform/config/config.ts'
import { serverFlags, startAgainCode } from '../lean.mjs'
import { environmentOf } from './compose.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const compose: { services: Record<string, { env_file?: string[]; environment: Record<string, string> }> } = parse(read('compose.yaml'), {
  merge: true,
})
const server = compose.services.server1
const lines = server?.environment ?? {}
const template = Object.fromEntries(Object.entries(parseEnv(read('.env.example'))).map(([name, value]) => [name, value ?? '']))
const image = Object.fromEntries(
  [
    ...(
      read('Dockerfile')
        .split(/^FROM /m)
        .at(-1) ?? ''
    ).matchAll(/^ENV (.+)$/gm),
  ].flatMap(([, line = '']) => line.split(' ').map(pair => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? ''])),
)
const reaching = (file: Record<string, string>) => environmentOf({ image, file, lines })
const filled = { ...template, POSTGRES_PASSWORD: 'own', IDENTITY_SECRET: 'sign'.repeat(8) }

/** Names of variables in the tables of a Markdown file: in the first column, or, as those of Firebase, in the last one. */
const namedIn = (file: string) =>
  new Set(
    [...read(file).matchAll(/^\| (`[A-Z].*)$/gm)].flatMap(([, row = '']) =>
      [...row.matchAll(/`([A-Z]+(?:_[A-Z]+)*)`/g)].map(([, name = '']) => name),
    ),
  )
const firstColumn = (file: string) =>
  [...read(file).matchAll(/^\| (`[A-Z][^|]*) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name ?? ''),
  )

/** Caddy's files and ports, and the volumes, rely on these. */
const fixed = ['DATA_DIR', 'HOST', 'PORT']
/** Of compose.yaml alone: what addresses are made of. */
const ofCompose = ['ACME_EMAIL', 'CONSOLE_DOMAIN', 'DOMAIN', 'POSTGRES_PASSWORD', 'SERVING_PASSWORD']

describe('the settings', () => {
  it('are all in the README, and the docs name none that the server does not read', () => {
    expect(settingNames.length).toBeGreaterThan(45)
    expect(settingNames.filter(name => !namedIn('README.md').has(name))).toEqual([])
    const known = new Set(settingNames)
    for (const file of ['README.md', 'docs/hosted-identity.md']) {
      const named = firstColumn(file)
      expect(named.length).toBeGreaterThan(7)
      expect([file, named.filter(name => !known.has(name))]).toEqual([file, []])
    }
  })

  it('are all in .env.example, except those that compose.yaml fixes', () => {
    const wanted = [...settingNames.filter(name => !fixed.includes(name)), ...ofCompose]
    expect(Object.keys(template).toSorted()).toEqual(wanted.toSorted())
    for (const name of fixed) expect([name, lines[name]]).toEqual([name, image[name]])
  })

  it.each(settingNames.filter(name => !fixed.includes(name)))('%s reaches the servers as .env has it', name => {
    expect(server?.env_file).toEqual(['.env'])
    expect(reaching({ ...filled, [name]: 'as-given' })[name]).toBe('as-given')
  })

  it('start a server in production when the template is filled in, with what compose.yaml adds', () => {
    const config = readConfig(reaching(filled))
    expect(config).toMatchObject({ mode: 'production', host: '0.0.0.0', port: 3000, dataDir: '/data', drainMs: 4000 })
    expect(config).toMatchObject({
      publicUrl: 'https://quiz.example',
      redisUrl: 'redis://redis:6379',
      mailFrom: 'Trivium <quiz@quiz.example>',
    })
    expect(config.databaseUrl).toBe('postgres://trivium:own@postgres:5432/trivium')
    expect([config.databaseOwnerUrl, config.consoleUrl]).toEqual([undefined, undefined])
    expect(readConfig(reaching({ ...filled, CONSOLE_DOMAIN: 'console.quiz.example' })).consoleUrl).toBe('https://console.quiz.example')
  })

  it('are all that compose.yaml sets or takes from .env', () => {
    const known = new Set([...settingNames, ...ofCompose])
    const taken = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? '')
    expect([...taken, ...Object.keys(lines), ...Object.keys(image)].filter(name => !known.has(name))).toEqual([])
  })
})

describe('the files of deploy/one-machine', () => {
  const folder = 'deploy/one-machine'
  const given = Object.fromEntries(Object.entries(parseEnv(read(`${folder}/trivium.env`))).map(([name, value]) => [name, value ?? '']))
  const unit = read(`${folder}/trivium.service`)

  it('start a server in production once the secret is filled in', () => {
    expect(Object.keys(given).filter(name => !settingNames.includes(name))).toEqual([])
    expect(() => readConfig(given)).toThrow('IDENTITY_SECRET')
    const config = readConfig({ ...given, IDENTITY_SECRET: 'sign'.repeat(8) })
    expect(config).toMatchObject({
      mode: 'production',
      databaseUrl: undefined,
      dataDir: '/var/lib/trivium',
      publicUrl: 'https://quiz.example',
    })
    expect(read(`${folder}/Caddyfile`)).toContain(`reverse_proxy ${config.host}:${config.port} {`)
  })

  it('name the same places, and the flags of npm start', () => {
    expect(unit).toContain('StateDirectory=trivium\n')
    expect(unit).toContain('EnvironmentFile=/etc/trivium.env\n')
    expect(unit).toContain(`ExecStart=/opt/trivium/node_modules/.bin/node ${serverFlags.join(' ')} server/src/main.ts\n`)
    expect(unit).toContain(`Environment=START_AGAIN_CODE=${startAgainCode}\n`)
    expect(unit).toContain('Restart=always\n')
  })
})
