// True or false: one round without any choices.

import { useTranslation } from 'react-i18next'
import { Awaits, ModePage, useRound, useStartPlay } from '../modes/index.ts'
import { modes } from '../../platform/modes/modes.ts'
import button from '../modes/start.module.css'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'

export default function TrueAndFalsePage() {
  const { t } = useTranslation()
  const round = useRound('true_and_false')
  const { start, isPending } = useStartPlay(modes.true_and_false.starts)
  return (
    <ModePage mode="true_and_false">
      <Awaits round={round} />
      <BusyButton size="lg" className={button.start} loading={isPending} onClick={() => start({ type: 'true_false' })}>
        {t('catalogue.start')}
      </BusyButton>
    </ModePage>
  )
}
