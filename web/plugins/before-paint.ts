// Writes before-paint.js, with the interface languages, into index.html, so that its requests need not wait for another round trip.
// The server allows it by its hash in the Content-Security-Policy (server/src/platform/api/http/web.ts).

import { readFileSync } from 'node:fs'
import { interfaceLanguageNames, interfaceLanguages, type LanguageCode } from '@trivium/contract/platform/interface-languages'
import { minifySync, type Plugin } from 'vite'
import { textFilesOf } from './first-texts.ts'

const file = 'before-paint.js'
const place = `<!-- ${file} -->`

interface TextFiles {
  whole: string
  first: string
}

/** "english:en:ltr:/assets/en-….json:/assets/en-first-….json arabic:ar:rtl:… …". If a file is missing here, the app fetches it later. */
export const languagesIn = (filesOf: (code: LanguageCode) => TextFiles = () => ({ whole: '', first: '' })): string =>
  interfaceLanguageNames
    .map(name => {
      const { code, rtl } = interfaceLanguages[name]
      const { whole, first } = filesOf(code)
      return [name, code, rtl ? 'rtl' : 'ltr', whole, first].join(':')
    })
    .join(' ')

export function beforePaintInHtml(): Plugin {
  return {
    name: 'trivium-before-paint-in-html',
    transformIndexHtml(html, { bundle = {} }) {
      const { code } = minifySync(file, readFileSync(new URL(file, import.meta.url), 'utf8'))
      const languages = languagesIn(language => textFilesOf(bundle, language))
      return html.replace(place, () => `<script data-languages="${languages}">${code.trim()}</script>`)
    },
  }
}
