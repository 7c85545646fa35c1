import type { ReviewItem } from '@trivium/contract/plays'
import { useTranslation } from 'react-i18next'
import classes from './review.module.css'
import { SoundText } from './sound-text.tsx'

/** The sound once more, now as often as one likes. */
export function ReviewSound({ item }: { item: ReviewItem }) {
  const { t } = useTranslation()
  if (!item.audio) return null
  return (
    <div className={classes.sound}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what is heard stands below in words */}
      <audio controls preload="none" src={item.audio} aria-label={t('sound.label')} />
      {item.audio_text && <SoundText question={item} />}
    </div>
  )
}
