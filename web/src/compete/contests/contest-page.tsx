// One contest: its terms and actions, prizes, rules, the leaderboard or the winners, and how its questions are drawn.

import classes from './contest-page.module.css'
import type { ContestDetail } from '@trivium/contract/compete/contests'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useAction } from '../../platform/calls/actions.ts'
import { modes } from '../../platform/modes/modes.ts'
import { serverNow } from '../../platform/calls/server-clock.ts'
import { BackLink } from '../../platform/ui/layout/back-link.tsx'
import { hueStyle } from '../../platform/ui/drawing/cover.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { useDocumentTitle } from '../../platform/ui/layout/page.tsx'
import { RowsSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import { askAgainInMs } from './contest-dates.ts'
import { ContestGone } from './contest-gone.tsx'
import { ContestHero } from './facts/contest-hero.tsx'
import { ContestRules } from './facts/contest-rules.tsx'
import { ownResultPath } from './contest-paths.ts'
import { ContestTurn } from './contest-turn.tsx'
import { DrawPart } from './draw/draw-part.tsx'
import { PrizesPart } from './facts/prizes-part.tsx'
import { useTerms } from './facts/use-terms.ts'
import { StandingPart } from './standing/standing-part.tsx'
import { RegisteredPart } from './registration/registered-part.tsx'
import { WinnersPart } from './standing/winners-part.tsx'
import { WonThings } from './things/won-things.tsx'
import { IconClock, IconListNumbers, IconTrophy, IconUsers } from '@tabler/icons-react'
import { Facts } from '../../play/modes/index.ts'
import { CoinIcon } from '../../platform/ui/drawing/coin-icon.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'

function ContestFacts({ contest }: { contest: ContestDetail }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { participants, questions, state, seconds_per_question: seconds } = contest
  const { entry, prize } = useTerms(contest)
  const facts = [
    { text: t('contest.entry'), value: entry, Drawing: CoinIcon },
    ...(prize ? [{ text: t('contest.first_prize'), value: prize, Drawing: IconTrophy }] : []),
    { text: t('await.questions'), value: count(questions), Drawing: IconListNumbers },
    { text: t('await.time'), value: t('review.seconds', { count: seconds, shown: count(seconds) }), Drawing: IconClock },
    // Before, the countdown says who is in, and the leaderboard how many have finished.
    ...(state === 'over' ? [{ text: t('contest.players'), value: count(participants), Drawing: IconUsers }] : []),
  ]
  return <Facts label={t('contest.facts')} facts={facts} />
}

export default function ContestPage() {
  const { t } = useTranslation()
  const contestId = Number(useParams().contestId)
  const isId = Number.isSafeInteger(contestId) && contestId > 0
  const contest = useAction(
    'get_contest_detail',
    { contest_id: contestId },
    { enabled: isId, refetchEveryMs: ({ data }) => askAgainInMs(data, serverNow()) },
  )
  useDocumentTitle(contest.data?.data.name ?? t('mode.name_contest'))
  return (
    <>
      <BackLink to={modes.contest.path} text={t('contest.list')} />
      <div className={classes.page} style={hueStyle(modes.contest.hue)}>
        {contest.data ? (
          <Contest contest={contest.data.data} />
        ) : !isId || contest.error?.refusal === 'document_not_found' ? (
          <ContestGone level={1} />
        ) : contest.isError ? (
          <ErrorState error={contest.error} onRetry={contest.refetch} />
        ) : (
          <ContestSkeleton />
        )}
      </div>
    </>
  )
}

function Contest({ contest }: { contest: ContestDetail }) {
  const { state } = contest
  return (
    <>
      <ContestHero contest={contest} level={1}>
        <ContestTurn contest={contest} />
      </ContestHero>
      <ContestFacts contest={contest} />
      <WonThings contest={contest} />
      <div className={classes.columns}>
        <div className={classes.column}>
          {state === 'upcoming' && contest.registered > 0 && <RegisteredPart contest={contest} />}
          {state === 'over' && <WinnersPart contest={contest} ownPath={ownResultPath(contest)} />}
          {(state === 'live' || state === 'closing') && <StandingPart contest={contest} />}
          <ContestRules contest={contest} />
        </div>
        <div className={classes.column}>
          <PrizesPart contest={contest} />
          <DrawPart contest={contest} />
        </div>
      </div>
    </>
  )
}

function ContestSkeleton() {
  return (
    <>
      <Skeleton height={400} radius={24} aria-hidden />
      <RowsSkeleton count={4} />
    </>
  )
}
