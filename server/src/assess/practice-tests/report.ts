// The report: finished tests, newest first, and their sums.

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { tests } from '@trivium/contract/assess/practice-tests'
import type { Context } from '../../platform/api/handle.ts'
import { must } from '../../platform/api/refuse.ts'
import { resolveLanguage } from '../../bank/catalogue/index.ts'
import { readAreas } from './bank-store.ts'
import { areaResults, markTests, percentageOf, presentTest } from './result.ts'
import { countFinished, countUnused, readReportSums, readTestsIn } from './store.ts'

type Report = typeof tests.get_questions_test_report

/** The trend and the areas cover at most the latest 100 tests. */
const mostShown = 100

export async function reportTests({ limit, language_id }: InputOf<Report>, context: Context): Promise<ResultOf<Report>> {
  const { db, player, settings } = context
  const language = await resolveLanguage(context, language_id)
  const [areas, rows, total, sums, unused] = await Promise.all([
    readAreas(db),
    readTestsIn(db, player.id, 'finished', mostShown),
    countFinished(db, player.id),
    readReportSums(db, player.id),
    countUnused(db, player.id, language.id),
  ])
  const marked = await markTests(db, rows)
  const counted = marked.filter(({ test }) => test.retake_of === null)
  const first = counted.flatMap(({ scored }) => scored.filter(({ isFirst }) => isFirst))
  return {
    data: marked.slice(0, limit ?? settings.page_size).map(one => presentTest(one, areas, language.code, false)),
    total,
    // The percentage of an adaptive test says nothing: its items fit the player.
    trend: counted
      .filter(({ play }) => !play.rules.adaptive)
      .toReversed()
      .map(one => ({
        quiz_id: one.test.id,
        date: must(one.play.finished_at, 'it has ended').toISOString(),
        result_percentage: percentageOf(one),
      })),
    by_organisation: areaResults(first, areas, language.code),
    seconds_per_question: sums.answered === 0 ? null : Math.round(sums.milliseconds / sums.answered / 100) / 10,
    unused,
  }
}
