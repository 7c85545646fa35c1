// Files as other products write or request them: each gives what a teacher expects, or refuses the row or the file with a reason.

import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as files from '../../../../test/banks/product-files.ts'
import { finderIn } from '../reading/attached-archive.ts'
import { openZip } from '../files/zip.ts'
import { inShort, questionOf, readFormat } from '../../../../test/banks/read-format.ts'

async function written(bytes: Uint8Array): Promise<string> {
  const path = join(tmpdir(), `trivium-test-${randomUUID()}`)
  await writeFile(path, bytes)
  onTestFinished(() => rm(path, { force: true }))
  return path
}

const time = 'Its time limit is left out: the mode of play sets the time.'

describe.each([
  [
    'Canvas, classic quizzes',
    'quiz.zip',
    files.canvasPackage(files.canvasItems),
    [
      'multiple_choice · Which is no metal? · tin|*glass|iron',
      'multi_select · Which are metals? · *tin|glass|*iron',
      'true_false · Tin is a metal. · *True|False',
      'guess_the_word · Sn is … · tin',
      expect.stringMatching(/number/i),
      expect.stringMatching(/pairs/i),
      'refused: has several gaps, which is not supported',
      'refused: asks for an essay, which is not supported',
      'refused: is a description and asks nothing',
    ],
  ],
  [
    'Blackboard, a pool',
    'pool.zip',
    files.blackboardPool(),
    ['multiple_choice · Which is a metal? · *tin|glass', expect.stringContaining('Is tin a metal? · *Yes|No')],
  ],
  ['Brightspace, a package', 'd2l.zip', files.brightspacePackage(), ['multiple_choice · Which is a metal? · *tin|glass']],
  [
    'Kahoot, its template',
    'kahoot.xlsx',
    files.kahootSheet(),
    ['multi_select · Which are metals? · *tin|glass|*iron|wood', 'multiple_choice · Is tin a metal? · *yes|no'],
  ],
  [
    'Wayground, its template',
    'wayground.xlsx',
    files.waygroundSheet(),
    [
      'multiple_choice · Which is a metal? · *tin|glass|wood',
      'multi_select · Which are metals? · *tin|*iron|wood',
      'guess_the_word · Sn is … · tin',
      'refused: answer: is missing',
      'refused: answer: is missing',
    ],
  ],
  [
    'a table of Google Forms',
    'forms.csv',
    files.googleFormsCsv,
    [
      'multiple_choice · Which is a metal? · *tin|glass|wood',
      'multi_select · Which are metals? · *tin|*iron|wood',
      'refused: answer: is missing',
    ],
  ],
  [
    'Anki, text',
    'anki.txt',
    files.ankiText,
    ['guess_the_word · Sn is … ? · tin', expect.stringMatching(/^refused: plays a sound/), 'guess_the_word · Fe is _____. · iron'],
  ],
  ['Moodle 4, types we lack', 'moodle.xml', files.moodleQuiz, Array.from({ length: 10 }, () => expect.stringMatching(/^refused: .+/))],
] satisfies [string, string, string | Uint8Array, unknown[]][])('%s', (_, name, content, expected) => {
  it('is read as a teacher expects', async () => {
    expect((await readFormat(name, content)).rows.map(inShort)).toEqual(expected)
  })
})

describe('a file of another product', () => {
  it('keeps pictures and points from Canvas', async () => {
    const { rows } = await readFormat('quiz.zip', files.canvasPackage(files.canvasItems))
    const { image, imageText, marks } = questionOf(rows[0])
    expect([image, imageText, marks]).toEqual(['$IMS-CC-FILEBASE$/Uploaded Media/tin.png', 'a tin', 2])
  })

  it.each(['Uploaded Media/tin.png', 'web_resources/Uploaded Media/tin.png'])(
    'finds pictures of Canvas at the top and in its folder: %s',
    async at => {
      const archive = await openZip(await written(zipSync({ [at]: strToU8('tin'), 'gq/Uploaded Media/other.png': strToU8('x') })))
      const find = finderIn(archive, { home: 'gq', mayLeaveOut: false })
      expect(await find('$IMS-CC-FILEBASE$/Uploaded Media/tin.png', 'gq')).toMatchObject({ bytes: Buffer.from('tin') })
    },
  )

  it('reports the times of Kahoot that are left out', async () => {
    const { rows } = await readFormat('kahoot.xlsx', files.kahootSheet())
    expect(rows.map(row => 'lost' in row && row.lost)).toEqual([[time], [time]])
  })

  it.each([
    ['upload.txt', files.blackboardText, 'the text of Blackboard'],
    ['questions.csv', files.brightspaceCsv, 'the CSV file of Brightspace'],
    ['bank.txt', files.examviewText, 'the text of ExamView'],
    ['quiz.txt', files.respondusText, 'Respondus'],
  ])('is named when we cannot read it: %s', async (name, content, product) => {
    await expect(readFormat(name, content)).rejects.toThrow(product)
  })

  it('needs a mapping for iSpring, which marks right answers with an asterisk', async () => {
    await expect(readFormat('ispring.xlsx', files.ispringSheet())).rejects.toThrow('the columns are not known')
  })
})
