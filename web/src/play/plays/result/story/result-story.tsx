// The effects of the round, one line each. Lines about the league or a saved streak would belong here, too.

import type { Result } from '@trivium/contract/play/plays'
import { Skeleton } from '@mantine/core'
import { IconBolt, IconChartBar, IconLockOpen, IconStar, IconTarget, type Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAction } from '../../../../platform/calls/actions.ts'
import { serverNow } from '../../../../platform/calls/server-clock.ts'
import { useNumbers } from '../../../../platform/ui/text/numbers.ts'
import { asksForRank, bestOf, starsIn, tellsFastest } from './story.ts'
import classes from './story.module.css'
import { useSeconds } from '../use-seconds.ts'

export function ResultStory({ result }: { result: Result }) {
  const { t } = useTranslation()
  const { count, percent } = useNumbers()
  const seconds = useSeconds()
  const best = bestOf(result)
  const nextStarAt = starsIn(result)?.nextAt ?? null
  const values = { before: percent(result.best_before ?? 0), now: percent(result.percentage) }
  return (
    <ul className={classes.story} aria-label={t('result.story')}>
      {result.level_unlocked !== null && (
        <Line Drawing={IconLockOpen} isStrong>
          {t('result.level_unlocked', { level: count(result.level_unlocked) })}
        </Line>
      )}
      {best && (
        <Line Drawing={IconTarget} isStrong={best === 'beaten'}>
          {t(`result.best_${best}`, values)}
        </Line>
      )}
      <RankLine result={result} />
      {nextStarAt !== null && <Line Drawing={IconStar}>{t('result.next_star', { percent: percent(nextStarAt) })}</Line>}
      {tellsFastest(result) && <Line Drawing={IconBolt}>{t('result.fastest', { seconds: seconds(result.fastest_ms ?? 0) })}</Line>}
    </ul>
  )
}

function Line({ Drawing, isStrong, children }: { Drawing: Icon; isStrong?: boolean; children: ReactNode }) {
  return (
    <li className={classes.line} data-strong={isStrong || undefined}>
      <Drawing size={20} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </li>
  )
}

/** Loads a moment after the rest, so its space is reserved. */
function RankLine({ result }: { result: Result }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const isAsked = asksForRank(result, serverNow())
  const { data, isPending } = useAction('get_rank_change', { play_id: result.play_id }, { enabled: isAsked })
  const change = data?.data ?? null
  if (!isAsked || (change === null && !isPending)) return null
  return (
    <Line Drawing={IconChartBar} isStrong={change !== null && change.passed > 0}>
      {change === null ? (
        <Skeleton height={16} width={180} mt={4} role="status" aria-label={t('state.loading')} />
      ) : (
        <Link to="/leaderboard/?period=all">
          {change.passed > 0
            ? t('result.rank_passed', { count: change.passed, shown: count(change.passed), rank: count(change.after) })
            : t(change.before === null ? 'result.rank_first' : 'result.rank_same', { rank: count(change.after) })}
        </Link>
      )}
    </Line>
  )
}
