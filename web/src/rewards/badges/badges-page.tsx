import type { Badge } from '@trivium/contract/rewards/badges'
import { Skeleton } from '@mantine/core'
import { useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../platform/calls/actions.ts'
import { BackLink } from '../../platform/ui/layout/back-link.tsx'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { Page } from '../../platform/ui/layout/page.tsx'
import { BadgeCard } from './badge-card.tsx'
import { BadgeGroup } from './badge-group.tsx'
import { nearestLocked } from './badge-lists.ts'
import classes from './badges.module.css'
import { ClaimButton } from './claim-button.tsx'
import { NextBadge } from './next-badge.tsx'

export default function BadgesPage() {
  const { t } = useTranslation()
  return (
    <>
      <BackLink to="/profile/" text={t('profile.title')} />
      <Page title={t('badges.title')} lead={t('badges.lead')}>
        <Badges />
      </Page>
    </>
  )
}

function Badges() {
  const { t } = useTranslation()
  const badges = useAction('get_user_badges', {})
  if (badges.isPending) return <BadgesSkeleton />
  if (badges.isError) return <ErrorState error={badges.error} onRetry={badges.refetch} />
  if (badges.data.data.length === 0) return <EmptyState mood="thinking" prop="podium" title={t('refusal.no_badges')} />
  return <Groups badges={badges.data.data} />
}

function Groups({ badges }: { badges: Badge[] }) {
  const { t } = useTranslation()
  const { date } = useNumbers()
  const count = useRef<HTMLParagraphElement>(null)
  const toClaim = badges.filter(({ status }) => status === 'unlocked')
  const claimed = badges.filter(({ status }) => status === 'claimed')
  const locked = nearestLocked(badges)
  // The claim button disappears after the claim, so the focus moves to the count.
  const keepFocus = () => count.current?.focus({ preventScroll: true })
  return (
    <div className={classes.parts}>
      <section className={classes.hero} aria-label={t('badges.so_far')}>
        <Tally badges={badges} innerRef={count} />
        <NextBadge badge={locked[0] ?? null} />
      </section>
      <BadgeGroup title={t('badges.ready')} badges={toClaim}>
        {badge => (
          <BadgeCard key={badge.type} badge={badge}>
            <ClaimButton badge={badge} onClaimed={keepFocus} />
          </BadgeCard>
        )}
      </BadgeGroup>
      <BadgeGroup title={t('badges.yours')} badges={claimed}>
        {badge => (
          <BadgeCard key={badge.type} badge={badge}>
            <p className={classes.small}>{badge.unlocked_at && t('badges.since', { date: date(badge.unlocked_at) })}</p>
          </BadgeCard>
        )}
      </BadgeGroup>
      <BadgeGroup title={t('badges.locked')} badges={locked}>
        {badge => <BadgeCard key={badge.type} badge={badge} />}
      </BadgeGroup>
    </div>
  )
}

/** The number of unlocked badges, and one mark for each of the fifteen. */
function Tally({ badges, innerRef }: { badges: Badge[]; innerRef: RefObject<HTMLParagraphElement | null> }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const unlocked = badges.filter(({ status }) => status !== 'locked').length
  return (
    <div className={classes.tally}>
      <p ref={innerRef} tabIndex={-1} className={`${classes.tallyCount} tabular`}>
        {t('badges.of_all', { unlocked: count(unlocked), all: count(badges.length) })}
      </p>
      <div className={classes.dots} aria-hidden>
        {badges.map(({ type }, index) => (
          <span key={type} className={classes.dot} data-full={index < unlocked || undefined} />
        ))}
      </div>
    </div>
  )
}

function BadgesSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')}>
      <div className={classes.parts} aria-hidden>
        <Skeleton height={240} radius="lg" />
        <div className={classes.cards}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} height={120} radius="lg" />
          ))}
        </div>
      </div>
    </div>
  )
}
