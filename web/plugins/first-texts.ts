// For each language, writes the texts that the first page's own code can show into a small file. The home page starts with it and
// fetches the whole file after the first screen (src/platform/i18n/texts.ts).

import { interfaceLanguageNames, interfaceLanguages } from '@trivium/contract/platform/interface-languages'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

const codes = interfaceLanguageNames.map(name => interfaceLanguages[name].code)
const sourceOf = (code: string) => `${code}.json`
const firstSourceOf = (code: string) => `${code}-first.json`
const beginning = /`([a-z_]+\.[a-z_.]*)\$\{/g
const pluralSuffix = /_(zero|one|two|few|many|other)$/

/** What stands between two equal quotes, if it may be a key. */
const quoted = /(?<=(["'`]))[\w.-]+(?=\1)/g

/** The texts whose keys are in the code, whole, without their plural form, or by the beginning of a template. */
export function textsIn(code: string, texts: Record<string, string>): Record<string, string> {
  const beginnings = [...code.matchAll(beginning)].map(([, start = '']) => start)
  const whole = new Set(code.match(quoted))
  const isShown = (key: string) =>
    whole.has(key) || whole.has(key.replace(pluralSuffix, '')) || beginnings.some(start => key.startsWith(start))
  return Object.fromEntries(Object.entries(texts).filter(([key]) => isShown(key)))
}

/** The entry chunk and the chunks that it imports statically. */
function firstChunks(bundle: Bundle): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
  const found = new Set(chunks.filter(({ isEntry }) => isEntry))
  // The loop also visits elements that are added to the set meanwhile.
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  return [...found]
}

const assetNamed = (bundle: Bundle, name: string) =>
  Object.values(bundle)
    .filter(file => file.type === 'asset')
    .find(({ names }) => names.includes(name))
const pathOf = (bundle: Bundle, name: string): string => {
  const asset = assetNamed(bundle, name)
  return asset ? `/${asset.fileName}` : ''
}

/** The built files with the texts of a language; empty where there is none. */
export const textFilesOf = (bundle: Bundle, code: string) => ({
  whole: pathOf(bundle, sourceOf(code)),
  first: pathOf(bundle, firstSourceOf(code)),
})

export function firstTexts(): Plugin {
  return {
    name: 'trivium-first-texts',
    apply: 'build',
    // Runs before the page is written, because the page names these files.
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const code = firstChunks(bundle)
          .map(chunk => chunk.code)
          .join('\n')
        for (const language of codes) {
          const texts = assetNamed(bundle, sourceOf(language))
          if (!texts) continue
          const source = JSON.stringify(textsIn(code, JSON.parse(String(texts.source))))
          this.emitFile({ type: 'asset', name: firstSourceOf(language), source })
        }
      },
    },
  }
}
