// Text formats of other products: a random bank in each, damaged in each known way.

import { type Damage, ofDeclarations, ofForeignTexts, ofMarkup } from '../../../../test/banks/file-damages.ts'
import type { Meaning } from '../../../../test/banks/meaning.ts'
import { describeFormats, inOrder, rightFirst, type WrittenFormat } from '../../../../test/banks/round-trip.ts'
import { asAikenFile } from '../../../../test/writers/aiken.ts'
import { asAnkiChoices, asAnkiText } from '../../../../test/writers/anki.ts'
import { asOpenTrivia } from '../../../../test/writers/open-trivia.ts'
import { asBlackboard, asCanvas, inBlackboard, inCanvas } from '../../../../test/writers/qti12.ts'
import { asH5pContent, inH5p } from '../../../../test/writers/h5p.ts'

const foreign = ['level', 'difficulty', 'minusMarks', 'shares', 'remarks'] as const
const bare = [...foreign, 'marks', 'keepsOrder', 'isActive', 'image', 'category', 'subcategory', 'tags'] as const
const withoutGap = ({ question }: Meaning): Partial<Meaning> => ({ question: question?.replace(/ _____$/, '') ?? null })

const ofAiken: Record<string, Damage> = {
  'has no answer': (text, at) => without(text, /^ANSWER: .*\n/gm, at),
  'has an answer that is no option': text => text.replace(/^(ANSWER: ).*$/m, '$1J'),
  'has an option less': (text, at) => without(text, /^[A-J]\) .*\n(?=[A-J]\) )/gm, at),
}

function without(text: string, found: RegExp, at: number): string {
  const all = [...text.matchAll(found)]
  const one = all[at % Math.max(1, all.length)]
  return one ? text.slice(0, one.index) + text.slice(one.index + one[0].length) : text
}

/** The last row has all its fields. */
const hasTabs = (count: number) => (cut: string, text: string) =>
  text.startsWith(cut) && cut.length < text.length && (cut.split('\n').at(-1)?.split('\t').length ?? 0) > count

const ofOpenTrivia: Omit<WrittenFormat, 'write'> = {
  file: 'x.json',
  lacks: [...foreign, 'marks', 'keepsOrder', 'isActive', 'image', 'tags', 'note'],
  becomes: rightFirst,
  damages: { 'has no right answer': (text, at) => without(text, /"correct_answer":"[^"]*",/g, at) },
}
/** Matches a lone condition: where there are several, each one gives a right word. */
const onlyCondition = /(?<=<conditionvar>)<varequal [^>]*>[^<]*<\/varequal>(?=<\/conditionvar>)/g
const ofCanvas: Omit<WrittenFormat, 'file'> = {
  write: asCanvas,
  damages: { ...ofMarkup, ...ofDeclarations, 'has no right answer': (text, at) => without(text, onlyCondition, at) },
  lacks: [...foreign, 'keepsOrder', 'isActive', 'tags', 'category', 'subcategory'],
}

const formats: Record<string, WrittenFormat> = {
  Aiken: {
    file: 'x.txt',
    write: asAikenFile,
    damages: ofAiken,
    lacks: bare,
    looksWhole: (cut, text) => text.startsWith(cut) && cut.length < text.length && /\nANSWER: [A-J][^\n]*(?:\n[^\n]*)?$/.test(cut),
  },
  'Open Trivia DB': { ...ofOpenTrivia, write: asOpenTrivia('html') },
  'Open Trivia DB in the older encoding of addresses': { ...ofOpenTrivia, write: asOpenTrivia('urlLegacy') },
  'Open Trivia DB in the encoding of addresses': { ...ofOpenTrivia, write: asOpenTrivia('url3986') },
  'Open Trivia DB in Base64': { ...ofOpenTrivia, write: asOpenTrivia('base64') },
  'Anki (text)': { file: 'x.txt', write: asAnkiText, lacks: [...bare, 'note'], looksWhole: hasTabs(5) },
  'Anki (text) with choices': { file: 'x.txt', write: asAnkiChoices, lacks: bare, looksWhole: hasTabs(10) },
  H5P: {
    file: 'x.h5p',
    write: asH5pContent,
    pack: content => inH5p(content),
    lacks: [...bare.filter(field => field !== 'image'), 'note'],
    refuses: ['UTF-16', 'UTF-16, turned around', 'UTF-16 without its mark'],
    becomes: withoutGap,
  },
  'QTI 1.2 of Canvas': { ...ofCanvas, file: 'x.xml' },
  'QTI 1.2 of Canvas in a package': { ...ofCanvas, file: 'x.zip', pack: content => inCanvas(content) },
  'QTI 1.2 of Blackboard': {
    file: 'x.zip',
    write: asBlackboard,
    pack: inBlackboard,
    damages: { ...ofMarkup, ...ofDeclarations },
    lacks: bare.filter(field => field !== 'keepsOrder'),
    becomes: inOrder,
  },
}
describeFormats(
  Object.fromEntries(
    Object.entries(formats).map(([name, written]) => [name, { ...written, damages: { ...ofForeignTexts, ...written.damages } }]),
  ),
)
