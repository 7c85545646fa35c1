import { expect, it } from 'vitest'
import { show } from '../../../../../test/open-app.tsx'
import { aQuestion, choices } from '../../../../../test/play.ts'
import { StatementCard } from './statement-card.tsx'

const question = aQuestion(1, { question_type: 'true_false', options: choices('True', 'False') })
const stamps = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-leans]')].map(stamp => [
    stamp.textContent?.trim(),
    stamp.dataset['leans'],
    stamp.dataset['mark'],
  ])

const open = (graded: { answer: string; isRight: boolean | null } | null) =>
  show(
    <StatementCard question={question} sides={{ left: 'a', right: 'b' }} isOpen={graded === null} graded={graded} onHandIn={() => {}}>
      <h1>Water is wet.</h1>
    </StatementCard>,
    { answers: { get_languages: { data: [] } } },
  )

it.each([
  [null, []],
  [{ answer: 'a', isRight: true }, [['True', 'left', 'right']]],
  [{ answer: 'b', isRight: false }, [['False', 'right', 'wrong']]],
  [{ answer: 'b', isRight: null }, [['False', 'right', undefined]]],
])('stamps the card with the answer: %j', async (graded, stamped) => expect(stamps((await open(graded)).container)).toEqual(stamped))
