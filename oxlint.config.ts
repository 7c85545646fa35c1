// The architecture rules that the linter checks: allowed imports, the place of SQL, the length of functions.

import { existsSync, readdirSync } from 'node:fs'
import { defineConfig, type OxlintConfig } from 'oxlint'

const foldersIn = (path: string) => {
  const url = new URL(path, import.meta.url)
  return existsSync(url) ? readdirSync(url, { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : [])) : []
}

/**
 * The ten areas, from the top, the same in every package. A file imports from its own area and from lower layers: two areas of one layer
 * know nothing of each other. What stands beside the areas puts them together and may import all of them.
 */
const layers = [['operations'], ['integrity', 'profile'], ['compete', 'assess'], ['play'], ['bank', 'people'], ['rewards'], ['platform']]
const areas = layers.flat()
const packages = ['contract', 'rules', 'server', 'web', 'admin']
/** Folders beside the areas. */
const composition: Record<string, string[]> = { web: ['layout'] }
for (const name of packages) {
  const unassigned = foldersIn(`${name}/src/`).filter(folder => ![...areas, ...(composition[name] ?? [])].includes(folder))
  if (unassigned.length > 0) throw new Error(`${name}/src/${unassigned.join(', ')}: which of the ten areas is it part of?`)
}

const up = String.raw`^(\./|(\.\./)+)`
/** For the files of an area: no area of the same layer or a higher one. */
const upwards = (area: string): Pattern => {
  const layer = layers.findIndex(names => names.includes(area))
  const closed = layers
    .slice(0, layer + 1)
    .flat()
    .filter(name => name !== area)
  return { regex: `${up}(${closed.join('|')})/`, message: 'An area imports from lower layers only: see the layers in oxlint.config.ts.' }
}
/**
 * Another domain is entered by its door. The platform has none, but for the settings of the server: what reads and changes them is shut, and
 * all code may know which there are.
 */
function doorsOnly(name: string, area: string): Pattern[] {
  const message = 'Use another domain through its index.ts only.'
  const notIndex = '(.*[^x]|.*[^e]x)\\.tsx?$'
  const settings = { regex: `${up}(platform/)?settings/(actions|admin|store|views)\\.ts$`, message }
  const domains = { regex: `${up}(${areas.filter(other => other !== 'platform').join('|')})/[^/]+/${notIndex}`, message }
  const beside = area === 'platform' ? [] : [{ regex: `${up}(${foldersIn(`${name}/src/${area}/`).join('|')})/${notIndex}`, message }]
  return [domains, ...beside, ...(name === 'server' ? [settings] : [])]
}

const ours = (...names: string[]) => names.flatMap(name => [`@trivium/${name}`, `@trivium/${name}/*`])

const inBrowser = { group: ['node:*'], message: 'This runs in the browser, too: nothing of Node here.' }
const clientOnly = {
  group: [...ours('server', 'content'), '**/server/src/**'],
  message: 'The web client knows the contract and the rules only: what the server knows it asks for.',
}
const noWeb = { group: [...ours('web'), '**/web/src/**'], message: 'The server knows nothing of the web client.' }
const noSettings = {
  regex: `${up}settings/(actions|admin|store|views|index)`,
  message: 'api, live, db, metrics and tracing do not read settings: app.ts passes in what they need.',
}
/** As the package exports nothing, a path is the only way in. */
const noGenerators = { group: ['**/generators/src/**'], message: 'Only what the generators publish is known: @trivium/content/published.' }
const sqlElsewhere = "SQL lives in a domain's store.ts, in wallet/ledger.ts and in db/: add a function there and call it."
const noSql = {
  group: ['kysely', 'kysely/*', 'pg', '@electric-sql/pglite', '@electric-sql/pglite/*'],
  message: sqlElsewhere,
  allowTypeImports: true,
}
const ofConsole = [
  { group: [...ours('server'), '**/server/src/**'], message: 'The console knows what the server knows by its actions only.' },
  { group: ['react-router'], message: 'A link of another copy than react-admin’s crashes its page: take react-router-dom.' },
  inBrowser,
]
const ofContract = [
  {
    group: ours('contract', 'rules', 'server', 'web', 'content'),
    message: 'The contract is the ground floor: it imports nothing of ours but its own files.',
  },
  inBrowser,
]
const ofRules = [{ group: ours('server', 'web', 'content'), message: 'The rules know the contract only.' }, inBrowser]

type Rules = NonNullable<OxlintConfig['rules']>
type Pattern = { message: string } & ({ group: string[] } | { regex: string })
const imports = (...patterns: Pattern[]): Rules => ({ 'no-restricted-imports': ['error', { patterns }] })
const properties = (...forbidden: { object?: string; property: string; message: string }[]): Rules => ({
  'no-restricted-properties': ['error', ...forbidden],
})
const functionLines = (max: number): Rules => ({
  'max-lines-per-function': ['error', { max, skipBlankLines: true, skipComments: true }],
})

/** What the files of a package may not import, whatever their area. */
const patternsOf = (name: string): Pattern[] =>
  ({ contract: ofContract, rules: ofRules, server: [noWeb, noGenerators, noSql], web: [clientOnly, inBrowser], admin: ofConsole })[name] ??
  []

const noClock = 'The rules have no clock: take the time as an argument.'
const noLuck = 'The rules have no luck: take a seed as an argument.'

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'node', 'react', 'jsx-a11y', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { es2024: true, node: true, browser: true },
  ignorePatterns: ['**/dist/**', 'data/**', 'data-demo/**', 'web/public/**', 'stand-ins/*/drawn/**'],
  rules: {
    'import/no-cycle': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    eqeqeq: 'error',
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    ...functionLines(40),
    'max-params': ['error', { max: 5 }],
    'node/no-process-env': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
    'typescript/no-unsafe-type-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/await-thenable': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    'react/react-in-jsx-scope': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'import/no-named-as-default-member': 'off',
    'typescript/consistent-return': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-autofocus': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-unnecessary-type-conversion': 'off',
    'typescript/no-unnecessary-type-arguments': 'off',
    'promise/always-return': 'off',
    'import/no-unassigned-import': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'react/memo-dependencies': 'off',
    'unicorn/prefer-add-event-listener': 'off',
  },
  overrides: [
    ...packages.flatMap(name => [
      { files: [`${name}/src/**`], rules: imports(...patternsOf(name)) },
      ...areas.map(area => ({
        files: [`${name}/src/${area}/**`],
        rules: imports(...patternsOf(name), upwards(area), ...(['server', 'web', 'admin'].includes(name) ? doorsOnly(name, area) : [])),
      })),
    ]),
    {
      files: ['rules/src/**'],
      rules: properties(
        { object: 'Date', property: 'now', message: noClock },
        { object: 'performance', property: 'now', message: noClock },
        { object: 'Math', property: 'random', message: noLuck },
        { object: 'crypto', property: 'randomUUID', message: noLuck },
      ),
    },
    {
      files: ['content/src/**'],
      rules: imports(noGenerators, { group: ours('contract', 'rules', 'server', 'web'), message: 'The content imports nothing of ours.' }),
    },
    {
      files: ['generators/src/**'],
      rules: imports({ group: ours('server', 'web'), message: 'The generators know neither the server nor the web client.' }),
    },
    { files: ['{web,admin}/src/**/*.tsx'], rules: functionLines(65) },
    {
      files: ['server/src/**'],
      rules: properties(
        ...['selectFrom', 'insertInto', 'updateTable', 'deleteFrom'].map(property => ({ property, message: sqlElsewhere })),
      ),
    },
    {
      files: ['server/src/platform/{api,live,metrics,tracing}/**'],
      rules: imports(...patternsOf('server'), upwards('platform'), noSettings),
    },
    ...areas.map(area => ({
      files: [`server/src/${area}/**/store.ts`, `server/src/${area}/**/*-store.ts`, `server/src/${area}/wallet/ledger.ts`],
      rules: { ...imports(noWeb, noGenerators, upwards(area), ...doorsOnly('server', area)), 'no-restricted-properties': 'off' as const },
    })),
    {
      files: ['server/src/platform/db/**', 'server/src/platform/api/**/{audit,idempotency,health}.ts'],
      rules: { ...imports(noWeb, noGenerators, upwards('platform'), noSettings), 'no-restricted-properties': 'off' },
    },
    {
      files: ['server/src/platform/config/config.ts', 'scripts/**', 'release/**', 'vitest.config.ts'],
      rules: { 'node/no-process-env': 'off' },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '{server,web,admin}/test/**', 'e2e/**', 'bench/**'],
      rules: {
        'no-restricted-imports': 'off',
        'no-restricted-properties': 'off',
        'node/no-process-env': 'off',
        'max-lines': 'off',
        'typescript/no-unsafe-type-assertion': 'off',
        'react/rules-of-hooks': 'off',
        'no-empty-pattern': 'off',
        'typescript/unbound-method': 'off',
        'max-lines-per-function': 'off',
      },
    },
  ],
})
