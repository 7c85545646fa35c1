// All text formats, in the order in which a file is matched against them.

import { ImportError } from '../judging/imported-question.ts'
import { aiken } from './aiken.ts'
import { ankiPackage } from './anki/package.ts'
import { ankiText } from './anki/text.ts'
import type { Format, FileHead, Package } from './format.ts'
import { gift } from './gift/gift.ts'
import { h5pPackage } from './h5p/package.ts'
import { moodleXml } from './moodle/moodle-xml.ts'
import { openTrivia } from './open-trivia.ts'
import { ownJson } from './own-json.ts'
import { qti } from './qti/qti.ts'
import { oldQti } from './qti12/qti12.ts'

const formats: readonly Format[] = [ownJson, openTrivia, moodleXml, qti, oldQti, ankiText, aiken, gift]
/** Formats of archives. */
export const packages: readonly Package[] = [h5pPackage, ankiPackage]

export const isStranger = (text: string): boolean => strangers.some(([sign]) => sign.test(text))

export const formatOf = (head: FileHead): Format | undefined => formats.find(format => format.recognises(head))

export const knownFormats = [
  ...formats.map(({ name }) => name),
  ...packages.map(({ name }) => name),
  'CSV',
  'XLSX (also Kahoot’s template)',
  'ZIP with one of them and its pictures and sounds',
]

/** Text formats of other products that we do not read: none of them may be read as a table. */
const strangers: readonly [RegExp, string][] = [
  [
    /^\uFEFF?(?:MC|MA|TF|ESS|ORD|MAT|FIB|FIB_PLUS|FIL|NUM|SR|OP|JUMBLED_SENTENCE|QUIZ_BOWL)\t/,
    'the text of Blackboard for “Upload questions”',
  ],
  [/^\uFEFF?"?NewQuestion"?[,;\t]/im, 'the CSV file of Brightspace'],
  [/^[ \t]*ANS:.*\bPTS:/m, 'the text of ExamView'],
  [
    /^\uFEFF?\s*\d+[.)]\s[^\n]*\n(?:[ \t]*[a-j][.)]\s[^\n]*\n)*[ \t]*\*[a-j][.)]\s/i,
    'a text with an asterisk at what is right, as Respondus has it',
  ],
]

export function unknownFormat(text = ''): ImportError {
  const stranger = strangers.find(([sign]) => sign.test(text))
  if (stranger)
    return new ImportError(
      `It is ${stranger[1]}, which is not supported: export it as QTI, or make a table with one row for each question.`,
    )
  return new ImportError(`The file contains no questions in a supported format: ${knownFormats.join(', ')}.`)
}
