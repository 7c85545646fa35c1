import { Skeleton } from '@mantine/core'
import { IconPlayerPlayFilled, IconTargetArrow } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../platform/calls/actions.ts'
import { notifyCallError } from '../../platform/ui/feedback/notify-call-error.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { useStartPlay } from '../../play/modes/index.ts'
import { quickDraw, quickLength } from './quick-draw.ts'
import classes from './kinds.module.css'

/** A test in one tap: ten questions on what the player misses. With an empty bank it shows nothing; the form below says why. */
export function QuickPart() {
  const id = useId()
  const { t } = useTranslation()
  const { count } = useNumbers()
  // The questions that the player misses are those of another open test.
  const [isTaken, setTaken] = useState(false)
  const offer = useAction('get_all_question_types', { q_pool: 'missed' }, { staleTimeMs: 0 })
  const { start, isPending } = useStartPlay('get_questions_test', {
    outdates: ['get_open_tests', 'get_questions_test_report', 'get_all_question_types'],
    isQuiet: true,
    onError(error) {
      if (error.refusal === 'no_questions' && !isTaken) setTaken(true)
      else notifyCallError(error)
    },
  })
  if (offer.isError) return null
  if (!offer.data) return <Skeleton height={96} radius={20} aria-hidden />
  const draw = quickDraw(offer.data.data.pools.filter(({ id }) => !isTaken || id !== 'missed'))
  if (!draw) return null
  const begin = () => !isPending && start({ q_test_type: 'tutor', q_pool: draw.pool, q_test_length: quickLength })
  return (
    <button
      type="button"
      className={classes.quick}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-note`}
      aria-disabled={isPending}
      aria-busy={isPending}
      onClick={begin}
    >
      <IconTargetArrow size={32} aria-hidden />
      <span className={classes.words}>
        <span id={`${id}-name`} className={classes.quickName}>
          {t(`test.quick_${draw.pool}`, { count: draw.questions, shown: count(draw.questions) })}
        </span>
        <span id={`${id}-note`} className={classes.quickNote}>
          {t(isTaken ? 'test.quick_text_taken' : `test.quick_text_${draw.pool}`)}
        </span>
      </span>
      <IconPlayerPlayFilled size={24} className={classes.play} aria-hidden />
    </button>
  )
}
