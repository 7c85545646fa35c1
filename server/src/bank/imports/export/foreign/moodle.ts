// Questions as Moodle XML: https://docs.moodle.org/en/Moodle_XML_format

import { wordsForTrue } from '../../judging/imported-question.ts'
import {
  type Files,
  type ForeignOption,
  type ForeignQuestion,
  type ForeignText,
  losesMatchOrder,
  losesWhole,
  lostEverywhere,
  problemOfShares,
  textsIn,
} from './foreign-question.ts'
import { problemOfWord } from './gift.ts'
import { escaped, hasFormulas, htmlOf, losesBlanks, problemOfText, titled } from './html.ts'

/** A text and the files that it shows. */
const field = (html: string, files: string[] = []) => `<text>${escaped(html)}</text>${files.join('')}`
const plain = (text: string) => `<text>${escaped(text)}</text>`

export function writeMoodle(question: ForeignQuestion, files: Files): ForeignText {
  const problem = problemInMoodle(question)
  if (problem) return { refused: problem }
  const type = typeOf(question)
  const { id, image, imageText, audio, audioText, note, marks, isActive, tags, keepsOrder } = question
  const sound = audio === null ? '' : `<p><audio controls="controls" src="@@PLUGINFILE@@/${audio}"${titled(audioText)}></audio></p>`
  const stem = `<p>${htmlOf(question.question)}</p>${picture(image, imageText)}${sound}`
  const text = [
    `<question type="${type}">`,
    `<name>${plain(question.question.replace(/\s+/g, ' ').slice(0, 100).toWellFormed())}</name>`,
    `<questiontext format="html">${field(stem, filesOf([image, audio], files))}</questiontext>`,
    `<generalfeedback format="html">${field(note === null ? '' : htmlOf(note))}</generalfeedback>`,
    `<defaultgrade>${marks}</defaultgrade><penalty>0</penalty><hidden>${isActive ? 0 : 1}</hidden><idnumber>${escaped(id)}</idnumber>`,
    `<shuffleanswers>${keepsOrder ? 'false' : 'true'}</shuffleanswers>`,
    bodyOf(type, question, files),
    tags.length > 0 ? `<tags>${tags.map(tag => `<tag>${plain(tag)}</tag>`).join('')}</tags>` : '',
    '</question>',
  ]
  return {
    text: text.filter(part => part !== '').join('\n'),
    lost: [...lostEverywhere(question), ...losesBlanks(textsIn(question)), ...lostIn(question)],
  }
}

const lostIn = (question: ForeignQuestion): string[] => [
  ...losesWhole(question),
  ...losesMatchOrder(question),
  ...losesParts(question),
  ...(question.type === 'true_false' && !isTruth(question) ? ['It becomes a choice between two options.'] : []),
  ...(question.id.length > 100 ? ['Moodle knows ids of up to 100 characters.'] : []),
]

export function problemInMoodle(question: ForeignQuestion): string | null {
  const { matches, words } = question
  if (matches.some(({ image }) => image !== null)) return 'shows a picture on the right side of a pair, which Moodle cannot'
  return (
    problemOfShares(question) ??
    words.map(problemOfWord).find(found => found !== null) ??
    textsIn(question)
      .map(problemOfText)
      .find(found => found !== null) ??
    null
  )
}

const isTruth = ({ type, options, language, hasShares }: ForeignQuestion) =>
  type === 'true_false' && !hasShares && options.map(({ text }) => text).join('\n') === wordsForTrue(language).join('\n')

/** Moodle gives marks for each pair, and for each place in an order. Our reader of Moodle XML takes them as a whole. */
function losesParts({ type, hasParts }: ForeignQuestion): string[] {
  if (type !== 'matching' && type !== 'sequence') return []
  return hasParts
    ? ['Moodle gives marks for its parts, and does not say so in the file: read here again, it is right or wrong as a whole.']
    : ['Moodle gives marks for its parts, too.']
}

function typeOf(question: ForeignQuestion): string {
  if (isTruth(question)) return 'truefalse'
  if (question.type === 'guess_the_word') return 'shortanswer'
  if (question.type === 'number') return 'numerical'
  if (question.type === 'matching') return 'matching'
  return question.type === 'sequence' ? 'ordering' : 'multichoice'
}

const picture = (name: string | null, words: string | null) =>
  name === null ? '' : `<p><img src="@@PLUGINFILE@@/${name}" alt="${escaped(words ?? '')}"/></p>`

const filesOf = (names: (string | null)[], files: Files) =>
  names.flatMap(name => {
    const bytes = name === null ? undefined : files.get(name)
    return bytes ? [`<file name="${name}" path="/" encoding="base64">${Buffer.from(bytes).toString('base64')}</file>`] : []
  })

function bodyOf(type: string, question: ForeignQuestion, files: Files): string {
  const { options, answer, words, number } = question
  if (type === 'truefalse') return options.map((option, index) => truth(option, index, answer[0])).join('\n')
  if (type === 'shortanswer')
    return `<usecase>0</usecase>\n${words.map(word => `<answer fraction="100" format="plain_text">${plain(word)}</answer>`).join('\n')}`
  if (type === 'numerical' && number) return numberOf(number)
  if (type === 'matching') return pairsOf(question, files)
  const inOrder = type === 'ordering' ? answer.flatMap(index => options[index] ?? []) : options
  const answers = inOrder.map((option, index) => answerOf(option, type === 'ordering' ? index + 1 : option.share, files)).join('\n')
  if (type === 'ordering') return `<layouttype>VERTICAL</layouttype><selecttype>0</selecttype><selectcount>0</selectcount>\n${answers}`
  return `<single>${question.type === 'multi_select' ? 'false' : 'true'}</single><answernumbering>none</answernumbering>\n${answers}`
}

function truth({ remark }: ForeignOption, index: number, right: number | undefined): string {
  const said = remark === null ? '' : `<feedback format="html">${field(htmlOf(remark))}</feedback>`
  return `<answer fraction="${index === right ? 100 : 0}" format="moodle_auto_format">${plain(index === 0 ? 'true' : 'false')}${said}</answer>`
}

function answerOf({ text, image, imageText, remark }: ForeignOption, fraction: number, files: Files): string {
  const said = remark === null ? '' : `<feedback format="html">${field(htmlOf(remark))}</feedback>`
  const shown = text === '' ? picture(image, imageText) : `<p>${htmlOf(text)}</p>${picture(image, imageText)}`
  return `<answer fraction="${fraction}" format="html">${field(shown, filesOf([image], files))}${said}</answer>`
}

function numberOf({ value, tolerance, unit }: NonNullable<ForeignQuestion['number']>): string {
  const answer = `<answer fraction="100" format="moodle_auto_format">${plain(String(value))}<tolerance>${tolerance}</tolerance></answer>`
  if (unit === null) return `${answer}\n<unitgradingtype>0</unitgradingtype><showunits>3</showunits>`
  const named = `<units><unit><multiplier>1</multiplier><unit_name>${escaped(unit)}</unit_name></unit></units>`
  return `${answer}\n${named}<unitgradingtype>0</unitgradingtype><showunits>0</showunits>`
}

function pairsOf({ options, matches, answer }: ForeignQuestion, files: Files): string {
  const unused = matches.filter((_, index) => !answer.includes(index))
  const pair = (left: string, right: string) =>
    `<subquestion format="html">${left}<answer>${plain(rightSide(right))}</answer></subquestion>`
  return [
    ...options.map(({ text, image, imageText }, index) => {
      const shown = text === '' ? picture(image, imageText) : `<p>${htmlOf(text)}</p>${picture(image, imageText)}`
      return pair(field(shown, filesOf([image], files)), matches[answer[index] ?? 0]?.text ?? '')
    }),
    ...unused.map(({ text }) => pair(field(''), text)),
  ].join('\n')
}

/** Moodle shows a right side as it is; our reader takes it for HTML when it looks like HTML. */
const rightSide = (text: string) => (/[<&\n]/.test(text) || hasFormulas(text) ? htmlOf(text) : text.replaceAll(String.raw`\$`, '$'))
