// Questions as items of QTI 3.0: https://www.imsglobal.org/spec/qti/v3p0/impl

import { type ForeignQuestion, type ForeignText, lostEverywhere, problemOfShares, textsIn } from './foreign-question.ts'
import { problemOfWord } from './gift.ts'
import { escaped, htmlOf, losesBlanks, problemOfText, titled } from './html.ts'

const space = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0'
const template = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml'

/** @param name of the item within its package. Pictures and sounds lie in the folder `media` beside the items. */
export function writeQti(question: ForeignQuestion, name: string): ForeignText {
  const { matches, number, id, marks } = question
  const problem = problemInQti(question)
  if (problem) return { refused: problem }
  const title = question.question.replace(/\s+/g, ' ').slice(0, 100).toWellFormed()
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="${space}" identifier="${escaped(id === '' ? name : id)}" title="${escaped(title)}" adaptive="false" time-dependent="false">
${declarationOf(question)}
<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float" normal-maximum="${marks}"><qti-default-value><qti-value>0</qti-value></qti-default-value></qti-outcome-declaration>
<qti-outcome-declaration identifier="FEEDBACK" cardinality="multiple" base-type="identifier"/>
<qti-item-body>
<div>${stemOf(question)}</div>
${bodyOf(question)}
</qti-item-body>
${processingOf(question)}${feedbackOf(question)}
</qti-assessment-item>
`
  const lost = [
    ...lostEverywhere(question),
    ...losesBlanks(textsIn(question)),
    ...(question.hasParts && (question.type === 'matching' || question.type === 'sequence') ? ['Marks for its parts are left out.'] : []),
    ...(number?.unit ? ['Its unit is left out.'] : []),
    ...(question.type === 'number' || question.type === 'guess_the_word' ? [gap] : []),
    ...(question.tags.length > 0 ? ['Its tags are left out.'] : []),
    ...(question.type === 'true_false' ? ['It becomes a choice between two options.'] : []),
    ...(question.isActive ? [] : ['It is not published in the bank, which QTI cannot say.']),
    ...(remarksStay(question) || question.options.every(({ remark }) => remark === null)
      ? []
      : ['Remarks on single options are left out.']),
    ...(matches.some(({ image, imageText, text: words }) => image !== null && imageText === null && words === '')
      ? ['A picture has no description.']
      : []),
  ]
  return { text, lost }
}

export const problemInQti = (question: ForeignQuestion): string | null =>
  problemOfShares(question) ??
  question.words.map(problemOfWord).find(found => found !== null) ??
  textsIn(question)
    .map(problemOfText)
    .find(found => found !== null) ??
  null

/** Readers put a gap where the player writes the answer. */
export const gap = 'A gap (_____) stands behind it.'

const optionId = (index: number) => `o${index + 1}`
const matchId = (index: number) => `m${index + 1}`
const values = (all: readonly string[]) => all.map(value => `<qti-value>${escaped(value)}</qti-value>`).join('')

function stemOf({ question, image, imageText, audio, audioText }: ForeignQuestion): string {
  const sound = audio === null ? '' : `<p><audio controls="controls" src="../media/${audio}"${titled(audioText)}></audio></p>`
  return `<p>${htmlOf(question)}</p>${pictureOf(image, imageText)}${sound}`
}

const pictureOf = (image: string | null, words: string | null) =>
  image === null ? '' : `<p><img src="../media/${image}" alt="${escaped(words ?? '')}"/></p>`

interface Choice {
  text: string
  image: string | null
  imageText: string | null
}

const shownOf = ({ text, image, imageText }: Choice) => `${text === '' ? '' : `<p>${htmlOf(text)}</p>`}${pictureOf(image, imageText)}`

function declarationOf({ type, options, answer, words, number, hasShares, hasParts }: ForeignQuestion): string {
  const declared = (cardinality: string, base: string, right: readonly string[], mapping = '') =>
    `<qti-response-declaration identifier="RESPONSE" cardinality="${cardinality}" base-type="${base}"><qti-correct-response>${values(right)}</qti-correct-response>${mapping}</qti-response-declaration>`
  if (type === 'number') return declared('single', 'float', [String(number?.value ?? 0)])
  if (type === 'guess_the_word')
    return declared('single', 'string', words.slice(0, 1), words.length > 1 ? mappingOf(words.map(word => [word, 1])) : '')
  if (type === 'matching')
    return declared(
      'multiple',
      'directedPair',
      answer.map((match, index) => `${optionId(index)} ${matchId(match)}`),
    )
  if (type === 'sequence') return declared('ordered', 'identifier', answer.map(optionId))
  const shares =
    hasShares || (type === 'multi_select' && hasParts) ? mappingOf(options.map(({ share }, index) => [optionId(index), share / 100])) : ''
  return declared(type === 'multi_select' ? 'multiple' : 'single', 'identifier', answer.map(optionId), shares)
}

const mappingOf = (entries: (readonly [string, number])[]) =>
  `<qti-mapping default-value="0">${entries.map(([key, value]) => `<qti-map-entry map-key="${escaped(key)}" mapped-value="${value}"/>`).join('')}</qti-mapping>`

function bodyOf(question: ForeignQuestion): string {
  const { type, options, matches, keepsOrder } = question
  const shuffle = `shuffle="${keepsOrder || type === 'true_false' ? 'false' : 'true'}"`
  if (type === 'number' || type === 'guess_the_word') return '<p><qti-text-entry-interaction response-identifier="RESPONSE"/></p>'
  if (type === 'matching') {
    const side = (choices: readonly Choice[], idOf: (index: number) => string, most: number) =>
      `<qti-simple-match-set>${choices.map((choice, index) => `<qti-simple-associable-choice identifier="${idOf(index)}" match-max="${most}">${shownOf(choice)}</qti-simple-associable-choice>`).join('')}</qti-simple-match-set>`
    return `<qti-match-interaction response-identifier="RESPONSE" ${shuffle} max-associations="${options.length}">${side(options, optionId, 1)}${side(matches, matchId, 0)}</qti-match-interaction>`
  }
  const choices = options
    .map(
      (option, index) =>
        `<qti-simple-choice identifier="${optionId(index)}">${shownOf(option)}${remarkOf(question, index)}</qti-simple-choice>`,
    )
    .join('\n')
  if (type === 'sequence') return `<qti-order-interaction response-identifier="RESPONSE" ${shuffle}>${choices}</qti-order-interaction>`
  return `<qti-choice-interaction response-identifier="RESPONSE" ${shuffle} max-choices="${type === 'multi_select' ? 0 : 1}">${choices}</qti-choice-interaction>`
}

/** Only a single choice tells to whom a remark is shown. */
const remarksStay = ({ type }: ForeignQuestion) => ['multiple_choice', 'true_false', 'audio', 'maths'].includes(type)

function remarkOf(question: ForeignQuestion, index: number): string {
  const remark = question.options[index]?.remark ?? null
  if (remark === null || !remarksStay(question)) return ''
  return `<qti-feedback-block outcome-identifier="FEEDBACK" identifier="${optionId(index)}" show-hide="show"><qti-content-body><p>${htmlOf(remark)}</p></qti-content-body></qti-feedback-block>`
}

function processingOf(question: ForeignQuestion): string {
  const { type, number, words, options, note } = question
  const hasShares = question.hasShares || (type === 'multi_select' && question.hasParts)
  const isCorrect =
    type === 'number'
      ? `<qti-equal tolerance-mode="absolute" tolerance="${number?.tolerance ?? 0} ${number?.tolerance ?? 0}"><qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-equal>`
      : '<qti-match><qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-match>'
  const hasRemarks = remarksStay(question) && options.some(({ remark }) => remark !== null)
  if (note === null && !hasRemarks && !hasShares && !number?.tolerance && words.length < 2)
    return `<qti-response-processing template="${template}"/>`
  const said = hasRemarks
    ? '<qti-set-outcome-value identifier="FEEDBACK"><qti-multiple><qti-variable identifier="RESPONSE"/><qti-base-value base-type="identifier">answered</qti-base-value></qti-multiple></qti-set-outcome-value>'
    : '<qti-set-outcome-value identifier="FEEDBACK"><qti-multiple><qti-base-value base-type="identifier">answered</qti-base-value></qti-multiple></qti-set-outcome-value>'
  const score = (value: string) => `<qti-set-outcome-value identifier="SCORE">${value}</qti-set-outcome-value>`
  const points =
    hasShares || words.length > 1
      ? score('<qti-map-response identifier="RESPONSE"/>')
      : `<qti-response-condition><qti-response-if>${isCorrect}${score('<qti-base-value base-type="float">1</qti-base-value>')}</qti-response-if><qti-response-else>${score('<qti-base-value base-type="float">0</qti-base-value>')}</qti-response-else></qti-response-condition>`
  return `<qti-response-processing>${points}${said}</qti-response-processing>`
}

/** The note is shown after any answer. */
const feedbackOf = ({ note }: ForeignQuestion) =>
  note === null
    ? ''
    : `\n<qti-modal-feedback outcome-identifier="FEEDBACK" identifier="answered" show-hide="show"><qti-content-body><p>${htmlOf(note)}</p></qti-content-body></qti-modal-feedback>`

/** The manifest: lists the items and media of a package. */
export function manifestOf(items: readonly { name: string; media: readonly string[] }[], media: readonly string[]): string {
  const resources = items.map(
    ({ name, media: used }) =>
      `<resource identifier="${name}" type="imsqti_item_xmlv3p0" href="items/${name}.xml"><file href="items/${name}.xml"/>${used.map(file => `<dependency identifierref="${mediaId(media.indexOf(file))}"/>`).join('')}</resource>`,
  )
  const files = media.map(
    (name, index) =>
      `<resource identifier="${mediaId(index)}" type="webcontent" href="media/${name}"><file href="media/${name}"/></resource>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="trivium">
<metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata>
<organizations/>
<resources>
${[...resources, ...files].join('\n')}
</resources>
</manifest>
`
}

const mediaId = (index: number) => `media-${index + 1}`
