// Previews the rows of a file before they come into an exam: each as an examinee sees it, with the right answer.

import type { ResultOf } from '@trivium/contract/platform/action'
import type { examAdmin } from '@trivium/contract/assess/exams.admin'
import type { ImportRowView, ShownQuestion } from '@trivium/contract/bank/imports.admin'
import type { Db } from '../../../platform/db/connect.ts'
import { differencesOfShown, type RowPlace, shownImported, shownNumber, shownQuestion } from '../../../bank/imports/index.ts'
import { isStored, mediaPath } from '../../../platform/media/index.ts'
import { type ExamQuestion, mediaOf, storedChoice } from './exam-question.ts'
import { verdicts } from '../files/import-questions.ts'
import type { PaperRow } from './judge-paper.ts'
import type { ReadPaper } from './read-paper.ts'
import type { ExamRow } from '../store.ts'

type Preview = ResultOf<(typeof examAdmin)['preview_exam_questions']>

/** Pictures and sounds of the file are not stored yet, so they are sent within the reply. */
const mostShownBytes = 12 * 1024 * 1024

export async function presentPreview(
  db: Db,
  exam: ExamRow,
  read: ReadPaper,
  rows: readonly PaperRow[],
): Promise<Pick<Preview, 'counts' | 'rows'>> {
  const context = { exam, language: read.terms.language, pathOf: await pathsOf(db, read, rows) }
  const count = (verdict: (typeof verdicts)[keyof typeof verdicts]) => rows.filter(({ outcome }) => verdicts[outcome] === verdict).length
  return {
    counts: {
      new: count('new'),
      double: count('double'),
      contradiction: count('contradiction'),
      refused: count('refused'),
      lost: rows.filter(({ lost }) => lost.length > 0).length,
    },
    rows: rows.map(row => viewOf(row, context)),
  }
}

async function pathsOf(db: Db, { media }: ReadPaper, rows: readonly PaperRow[]): Promise<(name: string) => string | null> {
  const paths = new Map<string, string>()
  let bytes = 0
  for (const name of new Set(
    rows.flatMap(({ like, other }) => [...(like ? mediaOf(like) : []), ...(other ? mediaOf(other.question) : [])]),
  )) {
    const found = media.get(name)
    if (!found || (await isStored(db, name))) {
      paths.set(name, mediaPath(name))
      continue
    }
    bytes += found.bytes.length
    if (bytes <= mostShownBytes) paths.set(name, `data:${found.type};base64,${Buffer.from(found.bytes).toString('base64')}`)
  }
  return name => paths.get(name) ?? null
}

interface ShownContext {
  exam: ExamRow
  language: string
  pathOf: (name: string) => string | null
}

function viewOf(row: PaperRow, context: ShownContext): ImportRowView {
  const { file, outcome, reason, text, lost, cells, question, like, other } = row
  const { language, pathOf } = context
  const nowhere = { language, category: '', subcategory: null, marks: question?.marks ?? 0, is_active: true }
  const shown = like ? shownOf(like, context) : question && shownImported(question, { ...nowhere, part_marks: question.partMarks }, pathOf)
  const there = other && shownOf(other.question, context)
  return {
    id: row.row,
    row: shownNumber(row),
    file,
    verdict: verdicts[outcome],
    // Questions of exams are not reviewed.
    waits_for_review: false,
    reason,
    text,
    lost,
    cells: outcome === 'refused' ? cells : null,
    question: shown,
    other: other && shown && there && { ...foundAt(other.place), question: there, differs: differencesOfShown(shown, there) },
  }
}

const foundAt = (place: RowPlace | null) => ({ row: place && shownNumber(place), file: place && place.file, question_id: null })

function shownOf(question: ExamQuestion, { exam, language, pathOf }: ShownContext): ShownQuestion {
  const { type, options, matches = [], marks, note, answer } = question
  return shownQuestion(
    {
      question_type: type,
      question: question.question,
      options: options.map(storedChoice),
      matches: matches.map(storedChoice),
      answer,
      word: question.word ?? null,
      accepted: question.accepted ?? [],
      number: question.number ?? null,
      keeps_order: question.keeps_order ?? false,
      tags: question.tags ?? [],
      image: question.image ?? null,
      image_text: question.image_text ?? null,
      audio: question.audio ?? null,
      audio_text: question.audio_text ?? null,
      note,
      marks,
      minus_marks: question.minus_marks ?? Math.min(exam.minus_marks, marks),
      part_marks: question.part_marks ?? false,
      // An exam has none of these.
      fact: null,
      source: null,
      passage: null,
      level: null,
      difficulty: 0.5,
      category: '',
      subcategory: null,
      is_active: true,
      language,
    },
    pathOf,
  )
}
