// XML states its encoding in its first bytes or in its declaration.

import { isAscii, isUtf8 } from 'node:buffer'
import { ImportError } from '../../judging/imported-question.ts'
import { contradiction, isEightBit } from '../text.ts'

const marks: readonly [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  // `<?` without a byte order mark.
  [[0x3c, 0, 0x3f, 0], 'utf-16le'],
  [[0, 0x3c, 0, 0x3f], 'utf-16be'],
  [[0x3c, 0], 'utf-16le'],
  [[0, 0x3c], 'utf-16be'],
]

/** @returns the name of the declared encoding; null when none is declared */
export function declaredEncoding(bytes: Uint8Array): string | null {
  const marked = marks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))
  if (marked) return marked[1]
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const [, name] = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([A-Za-z][\w.:-]*)["']/.exec(head) ?? []
  return name?.toLowerCase() ?? null
}

/** @throws ImportError when the bytes do not match the declared encoding, so that no letter is misread */
export function decodeXml(bytes: Uint8Array, name: string): string {
  const declared = declaredEncoding(bytes)
  try {
    const decoder = new TextDecoder(declared ?? 'utf-8', { fatal: true })
    if (isEightBit(decoder.encoding) && isUtf8(bytes) && !isAscii(bytes))
      throw new ImportError(`${name}: ${contradiction(decoder.encoding)}`)
    return decoder.decode(bytes)
  } catch (error) {
    if (error instanceof ImportError) throw error
    const isUnknown = error instanceof RangeError
    throw new ImportError(
      isUnknown
        ? `${name} says that it has the encoding ${declared}, which is not supported.`
        : `${name} is not encoded in ${declared ?? 'UTF-8, and says nothing else'}.`,
    )
  }
}
