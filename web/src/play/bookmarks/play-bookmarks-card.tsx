import { Button, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { modes } from '../../platform/modes/modes.ts'
import { useStartPlay } from '../modes/index.ts'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import { Cover } from '../../platform/ui/drawing/cover.tsx'
import { ModeMotif } from '../../platform/ui/drawing/mode-motif.tsx'
import { callErrorText } from '../../platform/ui/feedback/notify-call-error.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import type { BookmarkType } from './bookmark-types.ts'
import classes from './play-bookmarks.module.css'
import type { BookmarkedQuestion, useBookmarkedQuestions } from './use-bookmarked-questions.ts'

interface PlayBookmarksCardProps extends Pick<ReturnType<typeof useBookmarkedQuestions>, 'error' | 'refetch'> {
  type: BookmarkType
  /** All bookmarks; undefined while loading. */
  all: BookmarkedQuestion[] | undefined
}

/** The number of bookmarks of a type with the time per question, and a start button if there are any. */
export function PlayBookmarksCard({ type, all, error, refetch }: PlayBookmarksCardProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const kept = all?.filter(({ bookmark_type }) => bookmark_type === type)
  const { start, isPending } = useStartPlay(modes.bookmarks.starts)
  const { hue } = modes[type]
  const seconds = kept?.[0]?.seconds ?? null
  return (
    <li className={classes.card} data-empty={kept?.length === 0 || undefined}>
      <Cover hue={hue} seed={type} className={classes.cover}>
        <ModeMotif mode={type} />
      </Cover>
      <div className={classes.words}>
        <h2 className={classes.name}>{t(`mode.name_${type}`)}</h2>
        {error ? (
          <p className={classes.muted}>{callErrorText(error)}</p>
        ) : !kept ? (
          <Skeleton height={14} width={120} />
        ) : (
          <p className={classes.muted}>
            <span>
              {kept.length === 0 ? t('bookmark.none_short') : t('catalogue.questions', { count: kept.length, shown: count(kept.length) })}
            </span>
            {seconds !== null && <span>{t('bookmark.seconds_each', { count: seconds, shown: count(seconds) })}</span>}
          </p>
        )}
      </div>
      {error && (
        <Button variant="default" onClick={() => void refetch()}>
          {t('action.retry')}
        </Button>
      )}
      {kept && kept.length > 0 && (
        <BusyButton
          variant="default"
          loading={isPending}
          aria-label={t('bookmark.start_kind', { mode: t(`mode.name_${type}`) })}
          onClick={() => start({ type })}
        >
          {t('catalogue.start')}
        </BusyButton>
      )}
    </li>
  )
}
