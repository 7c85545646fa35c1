// Writes the languages of the interface into index.html for before-paint.js, which runs before any module is loaded.

import { interfaceLanguageNames, interfaceLanguages, type LanguageCode } from '@trivium/contract/interface-languages'
import type { Plugin } from 'vite'
import { textFilesOf } from './first-texts-plugin.ts'

const script = 'src="/before-paint.js"'

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
    transformIndexHtml: (html, { bundle = {} }) =>
      html.replace(script, `${script} data-languages="${languagesIn(code => textFilesOf(bundle, code))}"`),
  }
}
