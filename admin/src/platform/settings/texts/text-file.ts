// The file for translators: the texts of a language beside the English texts.

import { call } from '../../api.ts'

export async function saveTexts(language: string): Promise<void> {
  const { data } = await call('export_interface_texts', { language })
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `texts-${language}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** As somebody has edited it: the server reports row by row what is wrong. */
export interface TextFile {
  name: string
  texts: Record<string, unknown>
  /** What the texts were at the export; a file of only texts has none. */
  versions?: Record<string, unknown>
}

/** Reads the whole downloaded file, or only its `texts`. @throws Error with a text to show to staff */
export async function readTexts(file: File, language: string): Promise<TextFile> {
  const read: unknown = await file
    .text()
    .then(JSON.parse)
    .catch(() => null)
  if (!isObject(read)) throw new Error('This is not a file of texts. Upload the JSON file that you downloaded here.')
  const isWhole = isObject(read['texts'])
  if (isWhole && typeof read['language'] === 'string' && read['language'] !== language)
    throw new Error(`This file has the texts of “${read['language']}”, not of “${language}”. Upload it in the row of its language.`)
  const texts = isWhole ? read['texts'] : read
  if (!isObject(texts) || Object.keys(texts).length === 0) throw new Error('This file has no texts in it.')
  return { name: file.name, texts, ...(isWhole && isObject(read['versions']) && { versions: read['versions'] }) }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
