// Writes the languages of the interface into index.html: before-paint.js runs before any module could be loaded.

import { interfaceLanguageNames, interfaceLanguages, type LanguageCode } from '@trivium/contract/interface-languages'
import type { Plugin } from 'vite'

const script = 'src="/before-paint.js"'

/** "english:en:ltr:/assets/en-….json arabic:ar:rtl:… …"; the app itself fetches the texts where their file is not told. */
export function nameLanguages(html: string, textFileOf: (code: LanguageCode) => string = () => ''): string {
  const languages = interfaceLanguageNames.map(name => {
    const { code, rtl } = interfaceLanguages[name]
    return `${name}:${code}:${rtl ? 'rtl' : 'ltr'}:${textFileOf(code)}`
  })
  return html.replace(script, `${script} data-languages="${languages.join(' ')}"`)
}

export function languagesInHtml(): Plugin {
  return {
    name: 'trivium-languages-in-html',
    transformIndexHtml(html, { bundle }) {
      const files = Object.values(bundle ?? {})
      return nameLanguages(html, code => {
        const file = files.find(({ type, fileName }) => type === 'asset' && new RegExp(`^assets/${code}-[\\w-]+\\.json$`).test(fileName))
        return file ? `/${file.fileName}` : ''
      })
    },
  }
}
