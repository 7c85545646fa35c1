// The architecture rules that the linter checks: allowed imports, the place of SQL, the length of functions.

import { readdirSync } from 'node:fs'
import { defineConfig, type OxlintConfig } from 'oxlint'

const foldersIn = (path: string) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : []))

/** Folders of the server that are no domains. In settings/ only some files are closed, because all code may know which settings exist. */
const serverGround = ['api', 'commands', 'db', 'demo', 'jobs', 'live', 'metrics', 'settings', 'tracing']
const serverDomains = foldersIn('server/src/').filter(name => !serverGround.includes(name))
/** The layers of the web client's domains. Add a new domain to its layer here. */
const webFloors = [
  ['shares'],
  ['badges', 'boards', 'bookmarks', 'catalogue', 'identity', 'messages', 'practice', 'wallet'],
  ['notices', 'push', 'reports'],
  ['accounts', 'plays', 'solo'],
  ['battles', 'contests', 'exams', 'settings', 'tastes', 'tests'],
  ['home', 'hub', 'layout', 'proofs'],
]
const webGround = ['i18n', 'modes', 'ui']
const webDomains = webFloors.flat()
const homeless = foldersIn('web/src/').filter(name => ![...webDomains, ...webGround].includes(name))
if (homeless.length > 0)
  throw new Error(`web/src/${homeless.join(', web/src/')}: on which floor does it stand? Say so in oxlint.config.ts.`)

/** The files of a web domain that other domains may import. Add a new entrance here. */
const webEntrances = [
  'accounts/signed-in-row.tsx',
  'accounts/time-zones.ts',
  'badges/badge-art.tsx',
  'badges/badge-progress.tsx',
  'badges/newest-badges.tsx',
  'boards/podium.tsx',
  'boards/rank-row.tsx',
  'bookmarks/bookmark-button.tsx',
  'catalogue/category-card.tsx',
  'catalogue/category-cards-skeleton.tsx',
  'catalogue/no-categories.tsx',
  'catalogue/premium-offer.tsx',
  'catalogue/stars.ts',
  'contests/draw/repeat-draw.ts',
  'identity/checks.ts',
  'identity/kept-taste.ts',
  'identity/second-factor/second-factor-section.tsx',
  'identity/take-over-taste.ts',
  'messages/invite-players.tsx',
  'messages/phrase-face.tsx',
  'messages/phrases.ts',
  'messages/receive-message.tsx',
  'notices/badge-card-shown.ts',
  'notices/bell.tsx',
  'notices/live-notices.tsx',
  'push/push-section.tsx',
  'push/renew.ts',
  'shares/share-button.tsx',
  'shares/create-share.ts',
  'plays/annotating.ts',
  'plays/answers/answer-input.tsx',
  'plays/answers/right-words.tsx',
  'plays/conversation/one-at-a-time.ts',
  'plays/conversation/patience.ts',
  'plays/conversation/play-clock.ts',
  'plays/conversation/use-play-room.ts',
  'plays/conversation/play-command.ts',
  'plays/conversation/use-play-keys.ts',
  'plays/conversation/kept-play.ts',
  'plays/course/course.ts',
  'plays/course/keys-panel.tsx',
  'plays/course/pips.tsx',
  'plays/free/free-conversation.ts',
  'plays/free/free-look.ts',
  'plays/free/free-play-screen.tsx',
  'plays/free/free-play-state.ts',
  'plays/play-error.tsx',
  'plays/play-page.tsx',
  'plays/play-skeleton.tsx',
  'plays/question/question-text.tsx',
  'plays/result/celebrated.ts',
  'plays/result/how-link.tsx',
  'plays/result/result-badges.tsx',
  'plays/result/result-figures.tsx',
  'plays/result/result-skeleton.tsx',
  'plays/result/review-button.tsx',
  'plays/review/review-card.tsx',
  'plays/use-focus-on-change.ts',
  'practice/why-button.tsx',
  'reports/question-tools.tsx',
  'reports/report-button.tsx',
  'reports/report-later-button.tsx',
  'reports/report-later-part.tsx',
  'reports/report-dialog.tsx',
  'reports/reporting.ts',
  'settings/site-pages.ts',
  'tastes/lazy-taste-card.tsx',
]
/** Modules that every page of the web client builds on. */
const webBase = [
  'session',
  'session-storage',
  'api',
  'actions',
  'connection',
  'server-clock',
  'live',
  'site-settings',
  'use-setting',
  'return-path',
  'guards',
  'use-pages',
]

const ours = (...names: string[]) => names.flatMap(name => [`@trivium/${name}`, `@trivium/${name}/*`])
const anyOf = (folders: string[]) => `**/{${folders.join(',')}}/**`

const inBrowser = { group: ['node:*'], message: 'This runs in the browser, too: nothing of Node here.' }
const clientOnly = {
  group: [...ours('server', 'content'), '**/server/src/**'],
  message: 'The web client knows the contract and the rules only: what the server knows it asks for.',
}
/** A folder of another package may have the name of a domain. */
const butPackages = '!@trivium/**'
const entrancesOnly = {
  group: [anyOf(webDomains), butPackages, ...webEntrances.map(path => `!**/${path}`)],
  message: 'Use another domain through its named entrances only; a new one is a line in oxlint.config.ts.',
}
const noDomainOfWeb = (message: string) => ({ group: [anyOf(webDomains), butPackages], message })

const inDomain = `^(\\./|(\\.\\./)+)((${serverDomains.join('|')})/`
const doorsOnly = {
  regex: `${inDomain}(.*[^x]|.*[^e]x)|settings/(actions|admin|store|views))\\.ts$`,
  message: 'Use another domain through its index.ts only.',
}
const noDomainOfServer = {
  regex: `${inDomain}|settings/(actions|admin|store|views|index))`,
  message: 'api, live, db, metrics and tracing know no domain: pass what is needed in as an argument, from app.ts.',
}
const noWeb = { group: [...ours('web'), '**/web/src/**'], message: 'The server knows nothing of the web client.' }
/** As the package exports nothing, a path is the only way in. */
const noGenerators = { group: ['**/generators/src/**'], message: 'Only what the generators publish is known: @trivium/content/published.' }
const sqlElsewhere = "SQL lives in a domain's store.ts, in wallet/ledger.ts and in db/: add a function there and call it."
const noSql = {
  group: ['kysely', 'kysely/*', 'pg', '@electric-sql/pglite', '@electric-sql/pglite/*'],
  message: sqlElsewhere,
  allowTypeImports: true,
}

type Rules = NonNullable<OxlintConfig['rules']>
type Pattern = { message: string } & ({ group: string[] } | { regex: string })
const imports = (...patterns: Pattern[]): Rules => ({ 'no-restricted-imports': ['error', { patterns }] })
const properties = (...forbidden: { object?: string; property: string; message: string }[]): Rules => ({
  'no-restricted-properties': ['error', ...forbidden],
})
const functionLines = (max: number): Rules => ({
  'max-lines-per-function': ['error', { max, skipBlankLines: true, skipComments: true }],
})

const noClock = 'The rules have no clock: take the time as an argument.'
const noLuck = 'The rules have no luck: take a seed as an argument.'

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'node', 'react', 'jsx-a11y', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { es2024: true, node: true, browser: true },
  ignorePatterns: ['**/dist/**', 'data/**', 'data-demo/**', 'web/public/**'],
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
    {
      files: ['contract/src/**'],
      rules: imports(
        {
          group: ours('contract', 'rules', 'server', 'web', 'content'),
          message: 'The contract is the ground floor: it imports nothing of ours but its own files.',
        },
        inBrowser,
      ),
    },
    {
      files: ['rules/src/**'],
      rules: {
        ...imports({ group: ours('server', 'web', 'content'), message: 'The rules know the contract only.' }, inBrowser),
        ...properties(
          { object: 'Date', property: 'now', message: noClock },
          { object: 'performance', property: 'now', message: noClock },
          { object: 'Math', property: 'random', message: noLuck },
          { object: 'crypto', property: 'randomUUID', message: noLuck },
        ),
      },
    },
    {
      files: ['content/src/**'],
      rules: imports(noGenerators, { group: ours('contract', 'rules', 'server', 'web'), message: 'The content imports nothing of ours.' }),
    },
    {
      files: ['generators/src/**'],
      rules: imports({ group: ours('server', 'web'), message: 'The generators know neither the server nor the web client.' }),
    },
    { files: ['web/src/**'], rules: imports(clientOnly, inBrowser) },
    {
      files: ['web/src/{ui,i18n}/**'],
      rules: imports(clientOnly, inBrowser, noDomainOfWeb('ui and i18n know no domain: pass what is needed in as an argument.'), {
        group: ['**/modes/**'],
        message: 'ui and i18n know no mode: pass what is needed in as an argument.',
      }),
    },
    {
      files: ['web/src/modes/**'],
      rules: imports(clientOnly, inBrowser, noDomainOfWeb('The table of modes stands below every domain.')),
    },
    {
      files: [`web/src/{${webBase.join(',')}}.ts`],
      rules: imports(clientOnly, inBrowser, noDomainOfWeb('What every page stands on knows none of them.'), {
        group: ['**/modes/**'],
        message: 'What every page stands on knows no mode.',
      }),
    },
    ...webFloors.map((floor, index) => ({
      files: [anyOf(floor).replace('**/', 'web/src/')],
      rules: imports(
        clientOnly,
        inBrowser,
        {
          // A domain may import only domains of lower layers: none of its own layer and none above.
          group: [anyOf(webFloors.slice(index).flat()), butPackages],
          message:
            'Domains stand on floors, and look down only: this one stands above, or beside. What both need belongs below them: into modes/ or ui/.',
        },
        entrancesOnly,
      ),
    })),
    {
      files: ['admin/src/**'],
      rules: imports(
        { group: [...ours('server'), '**/server/src/**'], message: 'The console knows what the server knows by its actions only.' },
        { group: ['react-router'], message: 'A link of another copy than react-admin’s crashes its page: take react-router-dom.' },
        inBrowser,
      ),
    },
    { files: ['{web,admin}/src/**/*.tsx'], rules: functionLines(65) },
    {
      files: ['server/src/**'],
      rules: {
        ...imports(doorsOnly, noWeb, noGenerators, noSql),
        ...properties(...['selectFrom', 'insertInto', 'updateTable', 'deleteFrom'].map(property => ({ property, message: sqlElsewhere }))),
      },
    },
    {
      files: ['server/src/**/store.ts', 'server/src/**/*-store.ts', 'server/src/wallet/ledger.ts', 'server/src/jobs/housekeeping.ts'],
      rules: { ...imports(doorsOnly, noWeb, noGenerators), 'no-restricted-properties': 'off' },
    },
    { files: ['server/src/{api,live,metrics,tracing}/**'], rules: imports(noDomainOfServer, noWeb, noGenerators, noSql) },
    {
      files: ['server/src/db/**', 'server/src/api/{audit,idempotency,health}.ts'],
      rules: { ...imports(noDomainOfServer, noWeb, noGenerators), 'no-restricted-properties': 'off' },
    },
    { files: ['server/src/config.ts', 'scripts/**', 'release/**', 'vitest.config.ts'], rules: { 'node/no-process-env': 'off' } },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'server/test/**', 'e2e/**', 'bench/**'],
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
