// For tests: small files as other products export them or ask for them in their templates. The questions are our own.

import { strToU8, zipSync } from 'fflate'
import { asWorkbook } from './workbook.ts'
import { waygroundNames } from '../writers/sheets.ts'

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

type Fields = Record<string, string>
const field = ([label, entry]: [string, string]) =>
  `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`
const metadata = (fields: Fields) => `<itemmetadata><qtimetadata>${Object.entries(fields).map(field).join('')}</qtimetadata></itemmetadata>`
const html = (text: string) => `<material><mattext texttype="text/html">${escaped(text)}</mattext></material>`
const plain = (text: string) => `<material><mattext texttype="text/plain">${escaped(text)}</mattext></material>`
const outcomes = '<outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>'
const scored = (condition: string, action = 'Set', value = '100') =>
  `<respcondition continue="No"><conditionvar>${condition}</conditionvar><setvar action="${action}" varname="SCORE">${value}</setvar></respcondition>`
const equal = (value: string, of = 'response1') => `<varequal respident="${of}">${value}</varequal>`
const labels = (options: Fields) =>
  `<render_choice>${Object.entries(options)
    .map(([id, text]) => `<response_label ident="${id}">${plain(text)}</response_label>`)
    .join('')}</render_choice>`
const lid = (options: Fields, cardinality = 'Single', id = 'response1', said = '') =>
  `<response_lid ident="${id}" rcardinality="${cardinality}">${said}${labels(options)}</response_lid>`
const entry =
  '<response_str ident="response1" rcardinality="Single"><render_fib><response_label ident="answer1" rshuffle="No"/></render_fib></response_str>'

interface CanvasItem {
  type: string
  text: string
  body?: string
  conditions?: string
  points?: string
}

const canvasItem = ({ type, text, body = '', conditions = '', points = '1.0' }: CanvasItem, index: number) =>
  `<item ident="g${index}" title="Question">${metadata({ question_type: type, points_possible: points, assessment_question_identifierref: `i${index}` })}<presentation>${html(`<div><p>${text}</p></div>`)}${body}</presentation><resprocessing>${outcomes}${conditions}</resprocessing></item>`

/** Canvas, classic quizzes: a package with QTI 1.2. */
export function canvasPackage(items: CanvasItem[]): Uint8Array {
  const quiz = `<?xml version="1.0" encoding="UTF-8"?>\n<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="gq" title="Our quiz"><qtimetadata>${field(['cc_maxattempts', '1'])}</qtimetadata><section ident="root_section">${items.map(canvasItem).join('')}</section></assessment></questestinterop>`
  const manifest = `<?xml version="1.0" encoding="UTF-8"?>\n<manifest identifier="m" xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1"><metadata><schema>IMS Content</schema><schemaversion>1.1.3</schemaversion></metadata><organizations/><resources><resource identifier="gq" type="imsqti_xmlv1p2"><file href="gq/gq.xml"/><dependency identifierref="gd"/></resource><resource identifier="gd" type="associatedcontent/imscc_xmlv1p1/learning-application-resource" href="gq/assessment_meta.xml"><file href="gq/assessment_meta.xml"/></resource><resource identifier="gp" type="webcontent" href="web_resources/Uploaded Media/tin.png"><file href="web_resources/Uploaded Media/tin.png"/></resource></resources></manifest>`
  const meta = `<?xml version="1.0" encoding="UTF-8"?>\n<quiz identifier="gq" xmlns="http://canvas.instructure.com/xsd/cccv1p0"><title>Our quiz</title><description>&lt;p&gt;Read well.&lt;/p&gt;</description><shuffle_answers>false</shuffle_answers></quiz>`
  return zipSync({
    'imsmanifest.xml': strToU8(manifest),
    'gq/gq.xml': strToU8(quiz),
    'gq/assessment_meta.xml': strToU8(meta),
    'web_resources/Uploaded Media/tin.png': png,
  })
}

const metals = { 101: 'tin', 102: 'glass', 103: 'iron' }
export const canvasItems: CanvasItem[] = [
  {
    type: 'multiple_choice_question',
    text: 'Which is <b>no</b> metal? <img src="$IMS-CC-FILEBASE$/Uploaded%20Media/tin.png?canvas_=1&amp;canvas_qs_wrap=1" alt="a tin">',
    body: lid(metals),
    conditions: scored(equal('102')),
    points: '2.0',
  },
  {
    type: 'multiple_answers_question',
    text: 'Which are metals?',
    body: lid(metals, 'Multiple'),
    conditions: scored(`<and>${equal('101')}<not>${equal('102')}</not>${equal('103')}</and>`),
  },
  { type: 'true_false_question', text: 'Tin is a metal.', body: lid({ 1: 'True', 2: 'False' }), conditions: scored(equal('1')) },
  { type: 'short_answer_question', text: 'Sn is …', body: entry, conditions: scored(equal('tin') + equal('stannum')) },
  {
    type: 'numerical_question',
    text: 'How many legs has a spider?',
    body: entry,
    conditions: scored(
      `<or>${equal('8.0')}<and><vargte respident="response1">8.0</vargte><varlte respident="response1">8.0</varlte></and></or>`,
    ),
  },
  {
    type: 'matching_question',
    text: 'Which sign has which metal?',
    body:
      lid({ 201: 'Sn', 202: 'Fe' }, 'Single', 'response_1', plain('tin')) +
      lid({ 201: 'Sn', 202: 'Fe' }, 'Single', 'response_2', plain('iron')),
    conditions:
      `<respcondition><conditionvar>${equal('201', 'response_1')}</conditionvar><setvar varname="SCORE" action="Add">50.00</setvar></respcondition>` +
      `<respcondition><conditionvar>${equal('202', 'response_2')}</conditionvar><setvar varname="SCORE" action="Add">50.00</setvar></respcondition>`,
  },
  {
    type: 'fill_in_multiple_blanks_question',
    text: 'The [colour] of tin is [shade].',
    body:
      lid({ 301: 'look' }, 'Single', 'response_colour', plain('colour')) + lid({ 302: 'grey' }, 'Single', 'response_shade', plain('shade')),
    conditions: scored(equal('301', 'response_colour'), 'Add', '50.00'),
  },
  { type: 'essay_question', text: 'Write of tin.', body: entry },
  { type: 'text_only_question', text: 'Now a harder part.' },
]

/** Blackboard: the format of "Upload questions". */
export const blackboardText = [
  'MC\tWhich is a metal?\ttin\tcorrect\tglass\tincorrect\twood\tincorrect',
  'MA\tWhich are metals?\ttin\tcorrect\tiron\tcorrect\tglass\tincorrect',
  'TF\tTin is a metal.\ttrue',
  'NUM\tHow many legs has a spider?\t8\t0',
  'FIB\tSn is …\ttin\tstannum',
  'MAT\tWhich sign has which metal?\ttin\tSn\tiron\tFe',
  'ORD\tFrom light to heavy?\twood\tiron\tgold',
  'ESS\tWrite of tin.\tSome example.',
].join('\r\n')

/** D2L Brightspace: a CSV file with the questions one below the other. */
export const brightspaceCsv = [
  'NewQuestion,MC,,,',
  'ID,A-1,,,',
  'Title,One,,,',
  'QuestionText,Which is a metal?,,,',
  'Points,2,,,',
  'Difficulty,1,,,',
  'Option,100,tin,,It is.',
  'Option,0,glass,,No.',
  'Hint,It is soft.,,,',
  'Feedback,Tin is a metal.,,,',
  '',
  'NewQuestion,TF,,,',
  'QuestionText,Tin is a metal.,,,',
  'TRUE,100,,,',
  'FALSE,0,,,',
  '',
].join('\r\n')

/** Kahoot: the spreadsheet of its template. */
export const kahootSheet = () =>
  asWorkbook([
    {
      name: 'Sheet1',
      cells: [
        [''],
        ['', 'Quiz template'],
        ['', 'Add questions, at least two answer alternatives, time limit and choose correct answers (at least one).'],
        ['', 'Remember: questions have a limit of 120 characters and answers can have 75 characters max.'],
        ['', 'See an example question below (do not forget to overwrite this with your first question!)'],
        ['', 'And remember, if you are not using Excel you need to export to .xlsx format before you upload to Kahoot!'],
        [''],
        [
          '',
          'Question - max 120 characters',
          'Answer 1 - max 75 characters',
          'Answer 2 - max 75 characters',
          'Answer 3 - max 75 characters',
          'Answer 4 - max 75 characters',
          'Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs',
          'Correct answer(s) - choose at least one',
        ],
        ['1', 'Which are metals?', 'tin', 'glass', 'iron', 'wood', '20', '1,3'],
        ['2', 'Is tin a metal?', 'yes', 'no', '', '', '20', '1'],
        ['3', '', '', '', '', '', '', ''],
      ],
    },
  ])

/** Wayground, formerly Quizizz. */
export const waygroundSheet = () =>
  asWorkbook([
    {
      name: 'Quiz',
      cells: [
        waygroundNames,
        ['Which is a metal?', 'Multiple Choice', 'tin', 'glass', 'wood', '', '', '1', '30', '', 'Tin is.'],
        ['Which are metals?', 'Checkbox', 'tin', 'iron', 'wood', '', '', '1,2', '30', '', ''],
        ['Sn is …', 'Fill-in-the-Blank', 'tin', 'stannum', '', '', '', '', '30', '', ''],
        ['Write of tin.', 'Open-Ended', '', '', '', '', '', '', '30', '', ''],
        ['What do you like?', 'Poll', 'tin', 'wood', '', '', '', '', '30', '', ''],
      ],
    },
  ])

/** Articulate and iSpring: one row per question, an asterisk at the right answer. */
export const ispringSheet = () =>
  asWorkbook([
    {
      name: 'Questions',
      cells: [
        [
          'Question Type',
          'Question Text',
          'Image',
          'Video',
          'Audio',
          'Answer 1',
          'Answer 2',
          'Answer 3',
          'Correct Feedback',
          'Incorrect Feedback',
          'Points',
        ],
        ['MC', 'Which is a metal?', '', '', '', '*tin', 'glass', 'wood', 'Yes.', 'No.', '10'],
        ['MR', 'Which are metals?', '', '', '', '*tin', '*iron', 'wood', '', '', '10'],
        ['TF', 'Tin is a metal.', '', '', '', '*True', 'False', '', '', '', '5'],
        ['NUMG', 'How many legs has a spider?', '', '', '', '8', '', '', '', '', '5'],
      ],
    },
  ])

/** ExamView and Respondus: numbers, small letters, and the right answer in a separate line, with an asterisk, or in a list at the end. */
export const respondusText =
  '1) Which is a metal?\r\n*a) tin\r\nb) glass\r\nc) wood\r\n\r\n2) Which is no metal?\r\na) tin\r\n*b) glass\r\n'
export const examviewText =
  'MULTIPLE CHOICE\r\n\r\n\t1.\tWhich is a metal?\r\na.\ttin\tc.\twood\r\nb.\tglass\td.\tstone\r\n\r\n\tANS:\tA\tPTS:\t1\r\n'
export const googleFormsCsv =
  'Question,Question Type,Option 1,Option 2,Option 3,Correct Answer,Points,Required\nWhich is a metal?,MULTIPLE_CHOICE,tin,glass,wood,tin,1,TRUE\nWhich are metals?,CHECKBOX,tin,iron,wood,"tin, iron",2,FALSE\nWrite of tin.,PARAGRAPH_TEXT,,,,,1,FALSE\n'
export const ankiText =
  '#separator:tab\n#html:true\n#notetype column:1\n#deck column:2\n#tags column:5\nBasic\tMetals\tSn is … <b>?</b>\ttin\tmetals\nBasic\tMetals\tWhat is heard? [sound:a.mp3]\tbell\t\nCloze\tMetals\tFe is {{c1::iron}}.\t\t\n'

/** Blackboard: a pool in Blackboard's own QTI 1.2. */
export function blackboardPool(): Uint8Array {
  const rich = (text: string) =>
    `<material><mat_extension><mat_formattedtext type="HTML">${escaped(text)}</mat_formattedtext></mat_extension></material>`
  const label = ([id, text]: [string, string]) =>
    `<flow_label class="Block"><response_label ident="${id}"><flow_mat class="FORMATTED_TEXT_BLOCK">${text}</flow_mat></response_label></flow_label>`
  const item = (type: string, text: string, options: Fields, right: string) =>
    `<item maxattempts="0"><itemmetadata><bbmd_asitype>Item</bbmd_asitype><bbmd_questiontype>${type}</bbmd_questiontype></itemmetadata><presentation><flow class="Block"><flow class="QUESTION_BLOCK">${rich(text)}</flow><flow class="RESPONSE_BLOCK"><response_lid ident="response" rcardinality="Single"><render_choice shuffle="No">${Object.entries(options).map(label).join('')}</render_choice></response_lid></flow></flow></presentation><resprocessing scoremodel="SumOfScores"><outcomes><decvar varname="SCORE" vartype="Decimal" defaultval="0"/></outcomes><respcondition title="correct"><conditionvar><varequal respident="response" case="No">${right}</varequal></conditionvar><setvar variablename="SCORE" action="Set">SCORE.max</setvar></respcondition><respcondition title="incorrect"><conditionvar><other/></conditionvar><setvar variablename="SCORE" action="Set">0</setvar></respcondition></resprocessing></item>`
  const items = [
    item('Multiple Choice', '<p>Which is a metal?</p>', { x1: rich('<p>tin</p>'), x2: rich('<p>glass</p>') }, 'x1'),
    item('Either/Or', 'Is tin a metal?', { 'yes_no.true': plain('yes_no.true'), 'yes_no.false': plain('yes_no.false') }, 'yes_no.true'),
  ]
  const pool = `<?xml version="1.0" encoding="UTF-8"?>\n<questestinterop><assessment title="Pool"><section>${items.join('')}</section></assessment></questestinterop>`
  const manifest = `<?xml version="1.0" encoding="UTF-8"?><manifest identifier="man00001" xmlns:bb="http://www.blackboard.com/content-packaging/"><organizations/><resources><resource bb:file="res00001.dat" identifier="res00001" type="assessment/x-bb-qti-pool" xml:base="res00001"/></resources></manifest>`
  return zipSync({ 'imsmanifest.xml': strToU8(manifest), 'res00001.dat': strToU8(pool), '.bb-package-info': strToU8('x=1') })
}

/** Brightspace writes all choices as sets. */
export function brightspacePackage(): Uint8Array {
  const fields = (values: Fields) =>
    Object.entries(values)
      .map(([label, value]) => `<qti_metadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${value}</fieldentry></qti_metadatafield>`)
      .join('')
  const worth = (id: string, points: string) =>
    `<respcondition><conditionvar><varequal respident="L">${id}</varequal></conditionvar><setvar action="Set">${points}</setvar></respcondition>`
  const item = `<item ident="OBJ1" d2l_2p0:page="1"><itemmetadata><qtimetadata>${fields({ qmd_questiontype: 'Multiple Choice', qmd_weighting: '2.0' })}</qtimetadata></itemmetadata><presentation><flow>${html('<p>Which is a metal?</p>')}${lid({ A1: 'tin', A2: 'glass' }, 'Multiple', 'L')}</flow></presentation><resprocessing>${worth('A1', '100.0000000')}${worth('A2', '0.0000000')}</resprocessing></item>`
  const library = `<?xml version="1.0"?><questestinterop xmlns:d2l_2p0="http://desire2learn.com/xsd/d2lcp_v2p0"><objectbank ident="QLIB"><section ident="S">${item}</section></objectbank></questestinterop>`
  const manifest = `<manifest xmlns:d2l_2p0="http://desire2learn.com/xsd/d2lcp_v2p0" identifier="D2L"><resources><resource identifier="r" type="webcontent" d2l_2p0:material_type="d2lquestionlibrary" href="questiondb.xml"/></resources></manifest>`
  return zipSync({ 'imsmanifest.xml': strToU8(manifest), 'questiondb.xml': strToU8(library) })
}

const moodleTypes = [
  'ddwtos',
  'ddimageortext',
  'ddmarker',
  'gapselect',
  'essay',
  'cloze',
  'multianswer',
  'calculatedmulti',
  'description',
  'coderunner',
]
/** Moodle 4: question types that we do not have. */
export const moodleQuiz = `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>${moodleTypes
  .map(
    type =>
      `<question type="${type}"><name><text>n</text></name><questiontext format="html"><text><![CDATA[<p>Tin is [[1]] {1:SHORTANSWER:=grey}</p>]]></text></questiontext><dragbox><text>grey</text><group>1</group></dragbox></question>`,
  )
  .join('\n')}</quiz>`
