// The file for translators: the texts of a language, with the English ones beside them.

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

/** Takes the whole file, or its texts alone. @throws Error in words */
export async function readTexts(file: File): Promise<Record<string, string>> {
  const read: unknown = await file
    .text()
    .then(JSON.parse)
    .catch(() => null)
  const texts = isObject(read) && isObject(read['texts']) ? read['texts'] : read
  if (!isObject(texts)) throw new Error('This is no file of texts: it must be JSON, as it was downloaded.')
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, String(text)]))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
