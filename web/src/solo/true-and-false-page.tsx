// True or false: one round, without a choice to make before it.

import { useTranslation } from 'react-i18next'
import { useStartPlay } from '../plays/use-start-play.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Awaits } from './awaits.tsx'
import { ModePage } from './mode-page.tsx'
import classes from './solo.module.css'
import { useRound } from './use-round.ts'

export default function TrueAndFalsePage() {
  const { t } = useTranslation()
  const round = useRound('true_and_false')
  const { start, isPending } = useStartPlay('get_questions_by_type')
  return (
    <ModePage mode="true_and_false" width="narrow">
      <Awaits round={round} />
      <BusyButton size="lg" className={classes.start} loading={isPending} onClick={() => start({ type: 'true_false' })}>
        {t('catalogue.start')}
      </BusyButton>
    </ModePage>
  )
}
