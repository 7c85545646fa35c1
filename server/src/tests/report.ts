// The report: finished tests, newest first, and what they come to together.

import type { InputOf, ResultOf } from '@trivium/contract/action'
import type { tests } from '@trivium/contract/tests'
import type { Context } from '../api/handle.ts'
import { resolveLanguage } from '../catalogue/index.ts'
import { testResults } from './result.ts'
import { countFinished, countUnused, readReportSums, readTestsIn } from './store.ts'

type Report = typeof tests.get_questions_test_report

/** The trend shows so many tests. */
const mostShown = 100

export async function reportTests({ limit }: InputOf<Report>, context: Context): Promise<ResultOf<Report>> {
  const { db, player, settings } = context
  const language = await resolveLanguage(context, undefined)
  const [rows, total, sums, unused] = await Promise.all([
    readTestsIn(db, player.id, 'finished', mostShown),
    countFinished(db, player.id),
    readReportSums(db, player.id),
    countUnused(db, player.id, language.id),
  ])
  const results = [...(await testResults(db, rows, language.code)).values()]
  const counted = results.filter(({ retake_of }) => retake_of === null)
  return {
    data: results.slice(0, limit ?? settings.page_size),
    total,
    trend: counted.toReversed().map(({ quiz_id, date, result_percentage }) => ({ quiz_id, date, result_percentage })),
    by_organisation: together(counted.flatMap(({ by_organisation }) => by_organisation)),
    seconds_per_question: sums.answered === 0 ? null : Math.round(sums.milliseconds / sums.answered / 100) / 10,
    unused,
  }
}

type AreaResult = ResultOf<Report>['by_organisation'][number]

function together(areas: AreaResult[]): AreaResult[] {
  return [...Map.groupBy(areas, ({ id }) => id).values()].map(those => {
    const sum = (of: (area: AreaResult) => number) => those.reduce((total, area) => total + of(area), 0)
    return {
      id: those[0]?.id ?? '',
      name: those[0]?.name ?? '',
      questions: sum(area => area.questions),
      correct: sum(area => area.correct),
      points: sum(area => area.points),
      points_possible: sum(area => area.points_possible),
      ability: null,
    }
  })
}
