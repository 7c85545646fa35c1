import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { beforePaintInHtml } from './plugins/before-paint.ts'
import { contractFacts } from './plugins/contract-facts.ts'
import { firstPaintInHtml } from './plugins/first-paint.ts'
import { firstTexts } from './plugins/first-texts.ts'
import { licences } from './plugins/licences.ts'
import { serviceWorker } from './plugins/service-worker.ts'
import { woff2Only } from './plugins/woff2-only.ts'

const server = 'http://127.0.0.1:3000'

/**
 * Dependencies of the first page form one chunk, which stays cached across our releases. The rest of what the first page imports forms
 * another one, which compresses better and loads sooner than thirty. The two load in parallel. What dependencies import is named with them,
 * because the chunks must not import each other in a circle.
 */
const dependencies =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|use-sync-external-store|html-parse-stringify|void-elements|cookie|set-cookie-parser)\//

/**
 * What the home page loads after its first screen forms chunks by time, so that it loads nothing of other pages with them: the tiles of the
 * day, the shelves, the guests' question. The check of its size (scripts/measure-bundle.ts) fails if a part is missing here.
 */
const today = [
  /web\/src\/rewards\/leagues\/rival-line/,
  /web\/src\/profile\/home\/today\/(?!strip)/,
  /web\/src\/platform\/(modes\/today-icons|ui\/(drawing\/(ring-drawing|ring\.module|hued-card)|text\/time-left|layout\/card\.module))/,
  iconsIn('platform/modes/today-icons.ts', 'profile/home/today/your-day.tsx'),
]
const shelves = [
  /web\/src\/(rewards\/streaks\/flame|layout\/header-flame)/,
  /web\/src\/profile\/(home\/(guest-gate|shelves\/(?!news-shelf)|today\/strip\.module)|settings\/site-pages)/,
  /web\/src\/(bank\/catalogue\/categor|platform\/(modes\/mode-icons|ui\/(drawing\/(icon|cover-motif|motifs\/(star|inks))|layout\/(ranking|section|row-link)|feedback\/skeletons)\.))/,
  iconsIn('platform/modes/mode-icons.ts', 'platform/ui/drawing/icon.tsx', 'bank/catalogue/category-card.tsx'),
]
const choice = [
  /web\/src\/play\/plays\/(annotating|answers\/(option-(choice|body|mark)|options-look|remark|dock-place|use-strike|answers\.module))/,
  /web\/src\/(play\/(modes\/(answer-words|round)|plays\/result\/(missed-cards|missed\.module|result-words))|platform\/ui\/(text\/formula(-text|-words|\.module)|feedback\/verdict|layout\/list\.module))/,
  /rules\/src\/bank\/questions\/formula-parts/,
  iconsIn(
    'play/plays/answers/option-mark.tsx',
    'play/plays/answers/remark.tsx',
    'play/plays/result/missed-cards.tsx',
    'play/trial/trial-card.tsx',
  ),
]
/** A guest's answers to the trial, which the home page shows and an account takes over. */
const trial = /web\/src\/people\/identity\/(saved|take-over)-trial/
/** The icons of categories outside the quiz zone. */
const moreIcons = [/web\/src\/platform\/ui\/drawing\/more-icons/, iconsIn('platform/ui/drawing/more-icons.tsx')]
/** What shows a notification, which may arrive on the home page, too. */
const notified = [
  /web\/src\/(platform\/ui\/feedback\/toast-link|rewards\/notices\/announce-once)/,
  iconsIn('rewards/notices/notice-looks.ts', 'people/messages/phrase-face.tsx', 'people/messages/sender-picture.tsx'),
]
/** The drawn scenes: in a chunk of their own they wait for nothing else. */
const scene = /web\/src\/platform\/ui\/drawing\/(mascot|scene\.|scene-props)/
/** Icons that several later pages share: each alone would be a request for some hundred bytes. */
const icons = /stand-ins\/icons-react\//

/** The icons that these files of web/src name. */
function iconsIn(...files: string[]): RegExp {
  const code = files.map(file => readFileSync(new URL(`src/${file}`, import.meta.url), 'utf8')).join('')
  const names = new Set(code.match(/\bIcon[A-Z]\w*/g))
  return new RegExp(`stand-ins/icons-react/drawn/(${[...names].join('|')})\\.`)
}

const oneOf = (tests: RegExp[]) => (file: string) => tests.some(test => test.test(file))

/** The parts of Mantine that fields are made of: some pages need some of them, and each would be named with every page. */
const inputs =
  /node_modules\/@mantine\/(core\/esm\/(core\/|components\/(Input|InputBase|InputsGroup|TextInput|Textarea|NativeSelect|PasswordInput|Checkbox|Radio|Switch|ActionIcon|CloseButton|Combobox\/ComboboxChevron|Fieldset)\/)|core\/esm\/components\/Combobox\/Combobox\.module|hooks\/)/

/** Styles that only some pages need stay by themselves. */
const largeStyles = 'mantine|formula|fonts'
/** Domains whose pages share parts: each in one chunk, because the first page names all chunks there are. Hence their names are short. */
const sharing = {
  battles: 'compete/battles',
  contests: 'compete/contests',
  exams: 'assess/exams',
  tests: 'assess/practice-tests',
  messages: 'people/messages',
  plays: 'play/plays|bank/questions',
  accounts: 'people/(accounts|friends)|profile/(overview|statistics)',
  identity: 'people/identity',
  bookmarks: 'play/bookmarks',
  solo: 'play/(solo|passages)',
  catalogue: 'bank/catalogue',
  reports: 'integrity/reports',
  modes: '(play|platform)/modes',
  badges: 'rewards/badges',
  boards: 'rewards/(leaderboards|leagues)',
  notices: 'rewards/notices',
  ui: 'platform/(ui|sharing)',
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), woff2Only(), firstTexts(), beforePaintInHtml(), contractFacts(), firstPaintInHtml(), licences(), serviceWorker()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Inlined pictures and fonts would be data: URLs in the styles; files cache better.
    assetsInlineLimit: 0,
    // For scripts/home-scripts.ts.
    manifest: true,
    // All supported browsers preload modules natively.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The page table and the service worker name hundreds of files: shorter hashes save 400 bytes of each first visit.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'vendor', test: dependencies, priority: 3 },
            { name: 'app', tags: ['$initial'], priority: 2 },
            { name: 'today', test: oneOf(today), priority: 1 },
            { name: 'shelves', test: oneOf(shelves), priority: 1 },
            { name: 'choice', test: oneOf(choice), priority: 1 },
            { name: 'more-icons', test: oneOf(moreIcons), priority: 1 },
            { name: 'trial', test: trial, priority: 1 },
            { name: 'notified', test: oneOf(notified), priority: 1 },
            { name: 'scene', test: scene, priority: 1 },
            { name: 'icons', test: icons, minShareCount: 2, priority: 1 },
            { name: 'inputs', test: inputs, minShareCount: 2, priority: 1 },
            ...Object.entries(sharing).map(([name, folder]) => ({
              name,
              test: new RegExp(`web/src/(${folder})/(.+/)?(?!${largeStyles})[^/]+$`),
              minShareCount: 2,
            })),
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': server,
      '/identity': server,
      '/media': server,
      '/covers': server,
      '/avatars': server,
      '/manifest.webmanifest': server,
      '/healthz': server,
      '/live': { target: server, ws: true },
    },
  },
})
