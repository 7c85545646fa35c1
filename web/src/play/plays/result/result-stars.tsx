import type { Result } from '@trivium/contract/play/plays'
import { VisuallyHidden } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useStarLevels } from '../../modes/index.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { starsIn } from './story/story.ts'
import classes from './story/story.module.css'

/** The stars of the level: new ones appear one after the other; stars of earlier rounds are paler. */
export function ResultStars({ result }: { result: Result }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const stars = starsIn(result, useStarLevels())
  if (!stars) return null
  const { has, now, fresh } = stars
  return (
    <p className={classes.stars}>
      {[1, 2, 3].map(star => {
        const isFresh = star > has - fresh && star <= has
        const from = star > has ? 'none' : star > now ? 'before' : 'now'
        const Drawing = star <= has ? IconStarFilled : IconStar
        return <Drawing key={star} size={36} stroke={1.75} aria-hidden data-from={from} data-fresh={isFresh || undefined} />
      })}
      <VisuallyHidden>{t('result.stars', { shown: count(has), most: count(3) })}</VisuallyHidden>
    </p>
  )
}
