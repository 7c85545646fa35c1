// Inlines before-paint.js and the languages of the interface into index.html, because the script runs before any module is loaded and
// its requests must not wait for another round trip. The server names its hash in the content policy (server/src/api/web.ts).

import { readFileSync } from 'node:fs'
import { interfaceLanguageNames, interfaceLanguages, type LanguageCode } from '@trivium/contract/interface-languages'
import { minifySync, type Plugin } from 'vite'

const file = 'before-paint.js'
const script = `<script src="/${file}"></script>`

/** "english:en:ltr:/assets/en-….json arabic:ar:rtl:… …". If a file of texts is missing here, the app fetches it later. */
export const languagesIn = (textFileOf: (code: LanguageCode) => string = () => ''): string =>
  interfaceLanguageNames
    .map(name => {
      const { code, rtl } = interfaceLanguages[name]
      return `${name}:${code}:${rtl ? 'rtl' : 'ltr'}:${textFileOf(code)}`
    })
    .join(' ')

export function beforePaintInHtml(): Plugin {
  return {
    name: 'trivium-before-paint-in-html',
    transformIndexHtml(html, { bundle }) {
      const files = Object.values(bundle ?? {})
      const languages = languagesIn(code => {
        const texts = files.find(({ type, fileName }) => type === 'asset' && new RegExp(`^assets/${code}-[\\w-]+\\.json$`).test(fileName))
        return texts ? `/${texts.fileName}` : ''
      })
      const { code } = minifySync(file, readFileSync(new URL(file, import.meta.url), 'utf8'))
      return html.replace(script, () => `<script data-languages="${languages}">${code}</script>`)
    },
  }
}
