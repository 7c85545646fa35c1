// All formats of text, in the order in which a file is tried on them.

import { ImportError } from '../imported-question.ts'
import { aiken } from './aiken.ts'
import { ankiPackage } from './anki/package.ts'
import { ankiText } from './anki/text.ts'
import type { Format, Head } from './format.ts'
import { gift } from './gift.ts'
import { h5pPackage } from './h5p/package.ts'
import { moodleXml } from './moodle-xml.ts'
import { openTrivia } from './open-trivia.ts'
import type { Package } from './package.ts'
import { ownJson } from './own-json.ts'
import { qti } from './qti.ts'
import { oldQti } from './qti12.ts'

const formats: readonly Format[] = [ownJson, openTrivia, moodleXml, qti, oldQti, ankiText, aiken, gift]
/** Formats of archives. */
export const packages: readonly Package[] = [h5pPackage, ankiPackage]

export const formatOf = (head: Head): Format | undefined => formats.find(format => format.recognises(head))

export const knownFormats = [
  ...formats.map(({ name }) => name),
  ...packages.map(({ name }) => name),
  'CSV',
  'XLSX (also Kahoot’s template)',
  'ZIP with one of them and its pictures and sounds',
]

export function unknownFormat(): ImportError {
  return new ImportError(`It holds no questions in a format that is known here: ${knownFormats.join(', ')}.`)
}
