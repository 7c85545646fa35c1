// For tests: QTI 1.2 as Canvas and as Blackboard export it.

import { zipSync } from 'fflate'
import type { FullRow } from '../banks/full-bank.ts'
import { asHtml, asXml, bytesOf } from './texts.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const material = (html: string) => `<material><mattext texttype="text/html">${asXml(html)}</mattext></material>`
const field = (label: string, entry: string) =>
  `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`
const score = (points: number) => `<setvar action="Set" varname="SCORE">${points}</setvar>`
const equal = (id: string) => `<varequal respident="response1">${id}</varequal>`
const kinds: Record<string, string> = {
  multiple_choice: 'multiple_choice_question',
  true_false: 'true_false_question',
  multi_select: 'multiple_answers_question',
  guess_the_word: 'short_answer_question',
}

function canvasItem(row: FullRow, number: number): string[] {
  const { type, options = [], answer = [], image } = row
  const kind = kinds[type]
  if (!kind) return []
  const ids = options.map((_, index) => String(1000 + number * 100 + index))
  const right = ids.filter((_, index) => answer.includes(index))
  const others = ids.filter((_, index) => !answer.includes(index)).map(id => `<not>${equal(id)}</not>`)
  const words = [row.word ?? '', ...(row.accepted ?? [])].map(asXml)
  const isSet = type === 'multi_select'
  const condition = isSet ? `<and>\n${[...right.map(equal), ...others].join('\n')}\n</and>` : right.map(equal).join('')
  const labels = options.map((option, at) => `<response_label ident="${ids[at]}">${material(asHtml(option))}</response_label>`)
  const asked =
    type === 'guess_the_word'
      ? '<response_str ident="response1" rcardinality="Single"><render_fib><response_label ident="answer1" rshuffle="No"/></render_fib></response_str>'
      : `<response_lid ident="response1" rcardinality="${isSet ? 'Multiple' : 'Single'}"><render_choice>\n${labels.join('\n')}\n</render_choice></response_lid>`
  const picture = image ? `<p><img src="$IMS-CC-FILEBASE$/${image}" alt="${image}"></p>` : ''
  const shown = '<displayfeedback feedbacktype="Response" linkrefid="general_fb"/>'
  return [
    `<item ident="g${number}" title="Question">
<itemmetadata><qtimetadata>
${field('question_type', kind)}
${field('points_possible', `${row.marks ?? 1}.0`)}
</qtimetadata></itemmetadata>
<presentation>
${material(`<div>${picture}<p>${asHtml(row.question)}</p></div>`)}
${asked}
</presentation>
<resprocessing>
<outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>
${row.note ? `<respcondition continue="Yes"><conditionvar><other/></conditionvar>${shown}</respcondition>` : ''}
<respcondition continue="No"><conditionvar>${type === 'guess_the_word' ? words.map(equal).join('\n') : condition}</conditionvar>${score(100)}</respcondition>
</resprocessing>
${row.note ? `<itemfeedback ident="general_fb"><flow_mat>${material(`<p>${asHtml(row.note)}</p>`)}</flow_mat></itemfeedback>` : ''}
</item>`,
  ]
}

export const asCanvas = (rows: readonly FullRow[]): string =>
  `${head}<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">\n<assessment ident="g" title="Quiz">\n<section ident="root_section">\n${rows.flatMap(canvasItem).join('\n')}\n</section>\n</assessment>\n</questestinterop>\n`

const block = (html: string) =>
  `<flow class="FORMATTED_TEXT_BLOCK"><material><mat_extension><mat_formattedtext type="HTML">${asXml(html)}</mat_formattedtext></mat_extension></material></flow>`
const set = (points: string) => `<setvar variablename="SCORE" action="Set">${points}</setvar>`
const said = (id: string) => `<displayfeedback linkrefid="${id}" feedbacktype="Response"/>`

function blackboardItem(row: FullRow, number: number): string[] {
  const { type, options = [], answer = [] } = row
  if (type !== 'multiple_choice' && type !== 'multi_select') return []
  const ids = options.map((_, index) => `a${number}f${index}`)
  const isSet = type === 'multi_select'
  const is = (id: string) => `<varequal respident="response" case="No">${id}</varequal>`
  const condition = ids.map((id, index) => (answer.includes(index) ? is(id) : isSet ? `<not>${is(id)}</not>` : '')).join('')
  const labels = options.map((option, index) => {
    const text = block(asHtml(option)).replace('flow class', 'flow_mat class').replace('</flow>', '</flow_mat>')
    return `<flow_label class="Block"><response_label ident="${ids[index]}" shuffle="Yes" rarea="Ellipse" rrange="Exact">${text}</response_label></flow_label>`
  })
  const feedback = (id: string, text: string) =>
    `<itemfeedback ident="${id}" view="All"><flow_mat class="Block">${block(text).replaceAll('flow class', 'flow_mat class').replaceAll('</flow>', '</flow_mat>')}</flow_mat></itemfeedback>`
  return [
    `<item maxattempts="0">
<itemmetadata><bbmd_asi_object_id>_${number}_1</bbmd_asi_object_id><bbmd_questiontype>${isSet ? 'Multiple Answer' : 'Multiple Choice'}</bbmd_questiontype><qmd_absolutescore_max>1.0</qmd_absolutescore_max></itemmetadata>
<presentation><flow class="Block">
<flow class="QUESTION_BLOCK">${block(`<p>${asHtml(row.question)}</p>`)}</flow>
<flow class="RESPONSE_BLOCK"><response_lid ident="response" rcardinality="${isSet ? 'Multiple' : 'Single'}" rtiming="No"><render_choice shuffle="${row.keeps_order ? 'No' : 'Yes'}" minnumber="0" maxnumber="0">
${labels.join('\n')}
</render_choice></response_lid></flow>
</flow></presentation>
<resprocessing scoremodel="SumOfScores">
<outcomes><decvar varname="SCORE" vartype="Decimal" defaultval="0.0" minvalue="0.0" maxvalue="1.0"/></outcomes>
<respcondition title="correct"><conditionvar>${isSet ? `<and>${condition}</and>` : condition}</conditionvar>${set('SCORE.max')}${said('correct')}</respcondition>
<respcondition title="incorrect"><conditionvar><other/></conditionvar>${set('0.0')}${said('incorrect')}</respcondition>
</resprocessing>
${feedback('correct', row.note ? asHtml(row.note) : '')}
${feedback('incorrect', '')}
</item>`,
  ]
}

export const asBlackboard = (rows: readonly FullRow[]): string =>
  `${head}<questestinterop>\n<assessment title="Pool">\n<section>\n${rows.flatMap(blackboardItem).join('\n')}\n</section>\n</assessment>\n</questestinterop>\n`

const whole = (content: string | Uint8Array) => (typeof content === 'string' ? bytesOf(content) : content)

export const inCanvas = (content: string | Uint8Array, pictures: ReadonlyMap<string, Uint8Array> = new Map()): Uint8Array =>
  zipSync({
    'imsmanifest.xml': bytesOf(
      `${head}<manifest identifier="m"><resources><resource identifier="g1" type="imsqti_xmlv1p2"><file href="g1/g1.xml"/></resource></resources></manifest>`,
    ),
    'g1/g1.xml': whole(content),
    'g1/assessment_meta.xml': bytesOf(`${head}<quiz identifier="g1"><title>Quiz</title></quiz>`),
    ...Object.fromEntries([...pictures].map(([name, bytes]) => [`web_resources/${name}`, bytes])),
  })

export const inBlackboard = (content: string | Uint8Array): Uint8Array =>
  zipSync({
    'imsmanifest.xml': bytesOf(`${head}<manifest identifier="man00001"><resources/></manifest>`),
    'res00001.dat': whole(content),
    '.bb-package-info': bytesOf('#Bb PackageInfo Property File'),
  })
