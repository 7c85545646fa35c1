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

/** Reads the whole downloaded file, or only its `texts`. @throws Error with a text to show to staff */
export async function readTexts(file: File): Promise<Record<string, string>> {
  const read: unknown = await file
    .text()
    .then(JSON.parse)
    .catch(() => null)
  const texts = isObject(read) && isObject(read['texts']) ? read['texts'] : read
  if (!isObject(texts)) throw new Error('This is not a file of texts. Upload the JSON file that you downloaded here.')
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, String(text)]))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
