import react from '@vitejs/plugin-react'
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
 * Dependencies get their own chunks, which stay cached across our releases. The rest of what the first page imports forms one chunk,
 * which compresses better and loads sooner than thirty. The three are of similar size, because they load in parallel. React itself
 * is in no group: only into such a chunk does the bundler put its own helpers, which would otherwise be one more request. What
 * dependencies import is named with them, because the chunks must not import each other in a circle.
 */
const reactDom = /node_modules\/(react-dom|scheduler)\//
const dependencies =
  /node_modules\/(react-router|i18next|react-i18next|use-sync-external-store|html-parse-stringify|void-elements|cookie|set-cookie-parser)\//
const notReact = (file: string) => !/node_modules\/react\//.test(file)

/** The parts of the home page below the first screen also form one chunk. */
const shelves =
  /web\/src\/(profile\/home\/shelves\/(modes-shelf|category-shelf|board-card|shelf-heading)|bank\/catalogue\/category-card|platform\/ui\/\w+\/(icon|ranking|skeletons)\.)/
/** The drawn scenes: in a chunk of their own they wait for nothing else. */
const scene = /web\/src\/platform\/ui\/drawing\/(mascot|scene\.|scene-props)/
/** Icons that several later pages share: each alone would be a request for some hundred bytes. */
const icons = /stand-ins\/icons-react\//

/** The parts of Mantine that fields are made of: some pages need some of them, and each would be named with every page. */
const inputs =
  /node_modules\/@mantine\/(core\/esm\/(core\/|components\/(Input|InputBase|InputsGroup|TextInput|Textarea|NativeSelect|PasswordInput|Checkbox|Radio|Switch|ActionIcon|CloseButton|Combobox|Fieldset)\/)|hooks\/)/

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
    // All supported browsers preload modules natively.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react-dom', test: reactDom, priority: 4 },
            { name: 'vendor', test: dependencies, priority: 3 },
            { name: 'app', tags: ['$initial'], test: notReact, priority: 2 },
            { name: 'shelves', test: shelves, priority: 1 },
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
      '/healthz': server,
      '/live': { target: server, ws: true },
    },
  },
})
