// A retake asks the same questions in a new order. The player has met them before, so they count for no stat and no estimate.

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { tests } from '@trivium/contract/assess/practice-tests'
import { shuffled } from '@trivium/rules/platform/random'
import type { Context } from '../../platform/api/handle.ts'
import { must, NotYours, refuse } from '../../platform/api/refuse.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { currentPlay, openInTurn } from '../../play/plays/index.ts'
import { readQuestions } from '../../bank/questions/index.ts'
import { secondsFor, withSheet } from './create.ts'
import { readTest } from './store.ts'
import { secureRandom } from '../../platform/secure-random.ts'

type Retake = typeof tests.get_questions_test_retake

/** A retake of an adaptive test is a fixed test, because its items fitted the estimates of that time. */
export async function retakeTest({ quiz_id }: InputOf<Retake>, context: Context): Promise<ResultOf<Retake>> {
  const { db, player, settings } = context
  const test = (await readTest(db, quiz_id)) ?? refuse('document_not_found')
  if (test.account_id !== player.id) throw new NotYours()
  const play = await currentPlay(test.play_id, context)
  if (play.state === 'open') refuse('play_open')
  const isTutor = test.test_type === 'tutor'
  return inTransaction(db, async tx => {
    const started = await openInTurn(
      { ...context, db: tx },
      {
        mode: isTutor ? 'tutor_test' : 'timed_test',
        target: `test:retake:${quiz_id}`,
        leafId: null,
        level: null,
        languageId: must(play.language_id, 'a test has a language'),
        ...(!isTutor && { totalSeconds: secondsFor(settings) }),
        async draw(within) {
          const ids = play.questions.map(({ question_id }) => question_id)
          const known = await readQuestions(within, ids)
          // Leave out withdrawn questions, and those that a contest asks now.
          return shuffled(
            ids.filter(id => known.get(id)?.is_active && known.get(id)?.sealed_by === null),
            secureRandom,
          )
        },
      },
    )
    return withSheet(tx, started, { test_type: isTutor ? 'tutor' : 'timed', retake_of: test.id, choices: test.choices }, context)
  })
}
