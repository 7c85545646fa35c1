import type { ContestDraw } from '@trivium/contract/compete/contests'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ask, CallError } from '../../../platform/calls/actions.ts'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { notifyCallError } from '../../../platform/ui/feedback/notify-call-error.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { canHash } from '../../../platform/ui/text/sha256.ts'
import classes from './draw.module.css'
import { isGenuine } from './repeat-draw.ts'

interface Checked {
  draw: ContestDraw
  genuine: boolean
}

/** Repeats the draw in this browser, so that nobody has to trust the server. */
export function DrawCheck({ contestId }: { contestId: number }) {
  const { t } = useTranslation()
  const check = useMutation<Checked>({
    mutationFn: async () => {
      const { data: draw } = await ask('get_contest_draw', { contest_id: contestId })
      return { draw, genuine: await isGenuine(draw) }
    },
    onError: error => {
      if (error instanceof CallError) notifyCallError(error)
    },
  })
  if (!canHash()) return <p className={classes.note}>{t('contest.draw_unsafe')}</p>
  return (
    <>
      <BusyButton variant="default" className={classes.check} loading={check.isPending} onClick={() => check.mutate()}>
        {t('contest.draw_check')}
      </BusyButton>
      <div role="status">{check.data && <Verdict checked={check.data} />}</div>
    </>
  )
}

function Verdict({ checked: { draw, genuine } }: { checked: Checked }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const Drawing = genuine ? IconCircleCheck : IconAlertTriangle
  const total = draw.candidates.length
  const candidates = t('catalogue.questions', { count: total, shown: count(total) })
  return (
    <p className={classes.verdict} data-genuine={genuine}>
      <Drawing size={20} aria-hidden />
      <span>{genuine ? t('contest.draw_genuine', { candidates }) : t('contest.draw_false')}</span>
    </p>
  )
}
