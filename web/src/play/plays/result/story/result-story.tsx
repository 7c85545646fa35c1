// The effects of the round, one line each. Lines about the league or a saved streak would belong here, too.

import type { Result } from '@trivium/contract/play/plays'
import { Skeleton } from '@mantine/core'
import { IconBolt, IconChartBar, IconCheck, IconFlame, IconLockOpen, IconStar, IconTarget, type Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAction } from '../../../../platform/calls/actions.ts'
import { serverNow } from '../../../../platform/calls/server-clock.ts'
import { useNumbers } from '../../../../platform/ui/text/numbers.ts'
import { useQuestsDone } from '../../../../rewards/quests/index.ts'
import { useStarLevels } from '../../../modes/index.ts'
import { ResultStats } from '../result-stats.tsx'
import { useSentence } from './result-sentence.tsx'
import { asksForRank, bestOf, gains, starsIn, statsOf, tellsFastest } from './story.ts'
import classes from './story.module.css'
import { useSeconds } from '../use-seconds.ts'
import { hasChain, longestRun } from '../../streak/chain.ts'
import { useHasMisses } from '../missed-part.tsx'

/** What the round has changed for others to see, and, folded, its other figures. */
export function ResultStory({ result }: { result: Result }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const saysUnlocked = useSentence(result).name.startsWith('opened')
  return (
    <>
      <ul className={classes.story} aria-label={t('result.story')}>
        {result.level_unlocked !== null && !saysUnlocked && (
          <Line Drawing={IconLockOpen} isStrong>
            {t('result.level_unlocked', { level: count(result.level_unlocked) })}
          </Line>
        )}
        <QuestLines result={result} />
        <RankLine result={result} />
        {hasChain(result.mode) && <RunLine result={result} />}
      </ul>
      <Figures result={result} />
    </>
  )
}

function Figures({ result }: { result: Result }) {
  const { t } = useTranslation()
  const { percent } = useNumbers()
  const seconds = useSeconds()
  const best = bestOf(result)
  const nextStarAt = starsIn(result, useStarLevels())?.nextAt ?? null
  const values = { before: percent(result.best_before ?? 0), now: percent(result.percentage) }
  const hasFastest = tellsFastest(result)
  if (!best && nextStarAt === null && !hasFastest && statsOf(result).every(figure => gains.includes(figure))) return null
  return (
    <details className={classes.figures}>
      <summary>{t('result.figures')}</summary>
      <ResultStats result={result} part="others" />
      <ul className={classes.story}>
        {best && (
          <Line Drawing={IconTarget} isStrong={best === 'beaten'}>
            {t(`result.best_${best}`, values)}
          </Line>
        )}
        {nextStarAt !== null && <Line Drawing={IconStar}>{t('result.next_star', { percent: percent(nextStarAt) })}</Line>}
        {hasFastest && <Line Drawing={IconBolt}>{t('result.fastest', { seconds: seconds(result.fastest_ms ?? 0) })}</Line>}
      </ul>
    </details>
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

/** The quests that this round has fulfilled. */
const QuestLines = ({ result }: { result: Result }) =>
  useQuestsDone(result.finished_at).map(line => (
    <Line key={line} Drawing={IconCheck} isStrong>
      {line}
    </Line>
  ))

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

/** The longest chain of the round, from the review, which the missed questions load, too. */
function RunLine({ result }: { result: Result }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { total, correct, play_id } = result
  const hasMisses = useHasMisses(result)
  const isPerfect = correct === total
  const { data, isPending } = useAction('get_play_review', { play_id }, { enabled: hasMisses })
  const longest = isPerfect ? total : data && longestRun(data.data.map(item => item.correct))
  if (longest === 0 || (longest === undefined && !(hasMisses && isPending))) return null
  return (
    <Line Drawing={IconFlame} isStrong={isPerfect}>
      {longest === undefined ? (
        <Skeleton height={16} width={180} mt={4} role="status" aria-label={t('state.loading')} />
      ) : (
        t('result.longest_run', { count: longest, shown: count(longest) })
      )}
    </Line>
  )
}
