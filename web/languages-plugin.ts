// Writes the languages of the interface into index.html: before-paint.js runs before any module could be loaded.

import { interfaceLanguageNames, interfaceLanguages } from '@trivium/contract/interface-languages'
import type { Plugin } from 'vite'

const script = 'src="/before-paint.js"'
/** "english:en:ltr arabic:ar:rtl …" */
const languages = interfaceLanguageNames.map(name => {
  const { code, rtl } = interfaceLanguages[name]
  return `${name}:${code}:${rtl ? 'rtl' : 'ltr'}`
})

export const nameLanguages = (html: string) => html.replace(script, `${script} data-languages="${languages.join(' ')}"`)

export function languagesInHtml(): Plugin {
  return { name: 'trivium-languages-in-html', transformIndexHtml: nameLanguages }
}
