import { Button } from '@mantine/core'
import { IconCircleCheck, IconCircleDashed, IconFlag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import dialog from '../../../platform/ui/feedback/dialog.module.css'
import { Dialog } from '../../../platform/ui/feedback/dialog.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import type { QuestionPlace } from './free-play-state.ts'
import classes from './free-play.module.css'

interface FreeHandInDialogProps {
  isOpen: boolean
  isPending: boolean
  places: QuestionPlace[]
  onClose: () => void
  onHandIn: () => void
}

/** Asks before the final submit, and shows how many questions are unanswered or marked. */
export function FreeHandInDialog({ isOpen, isPending, places, onClose, onHandIn }: FreeHandInDialogProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const unanswered = places.filter(({ isAnswered }) => !isAnswered).length
  const marked = places.filter(({ isMarked }) => isMarked).length
  const isComplete = unanswered === 0
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('free.hand_in_title')}>
      <ul className={classes.gaps}>
        <li>
          {isComplete ? <IconCircleCheck size={22} aria-hidden /> : <IconCircleDashed size={22} aria-hidden />}
          {isComplete ? t('free.all_answered') : t('free.unanswered', { count: unanswered, shown: count(unanswered) })}
        </li>
        {marked > 0 && (
          <li>
            <IconFlag size={22} aria-hidden /> {t('free.marked', { count: marked, shown: count(marked) })}
          </li>
        )}
      </ul>
      <p className={dialog.text}>{t('free.hand_in_text')}</p>
      <div className={dialog.choices}>
        {isComplete && (
          <BusyButton loading={isPending} onClick={onHandIn} data-autofocus>
            {t('play.hand_in')}
          </BusyButton>
        )}
        <Button variant={isComplete ? 'default' : 'filled'} onClick={onClose} data-autofocus={!isComplete || undefined}>
          {t('free.keep_going')}
        </Button>
        {!isComplete && (
          <BusyButton variant="default" loading={isPending} onClick={onHandIn}>
            {t('play.hand_in')}
          </BusyButton>
        )}
      </div>
    </Dialog>
  )
}
