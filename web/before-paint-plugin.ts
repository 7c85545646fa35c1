// Writes the languages of the interface into index.html for before-paint.js, which runs before any module is loaded.

import { interfaceLanguageNames, interfaceLanguages, type LanguageCode } from '@trivium/contract/interface-languages'
import type { Plugin } from 'vite'

const script = 'src="/before-paint.js"'

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
      return html.replace(script, `${script} data-languages="${languages}"`)
    },
  }
}
