import { VisuallyHidden } from '@mantine/core'
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SaveState } from './free-play-state.ts'
import classes from './free-play.module.css'

const drawings = { saved: IconCloudCheck, saving: IconCloudUp, waiting: IconCloudOff, stuck: IconCloudOff }

/** Small, and read out only when something is amiss: every answer would say it twice otherwise. */
export function FreeSaveState({ saveState }: { saveState: SaveState }) {
  const { t } = useTranslation()
  const Drawing = drawings[saveState]
  const isAmiss = saveState === 'waiting' || saveState === 'stuck'
  return (
    <>
      <span className={classes.saveState} data-amiss={isAmiss || undefined}>
        <Drawing size={18} aria-hidden /> {t(`free.save_${saveState}`)}
      </span>
      <VisuallyHidden role="status">{saveState === 'waiting' && t('free.waiting_text')}</VisuallyHidden>
    </>
  )
}
