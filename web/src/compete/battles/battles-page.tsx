// The player's own battles: the record, the rating, and a list of all battles.

import type { BattleRow } from '@trivium/contract/compete/battle-statistics'
import { Button } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ask } from '../../platform/calls/actions.ts'
import { modes } from '../../platform/modes/modes.ts'
import { BackLink } from '../../platform/ui/layout/back-link.tsx'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import list from '../../platform/ui/layout/list.module.css'
import { MoreButton } from '../../platform/ui/layout/more-button.tsx'
import { Ago } from '../../platform/ui/text/ago.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { Page } from '../../platform/ui/layout/page.tsx'
import { PageSection } from '../../platform/ui/layout/section.tsx'
import { RowsSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import { onceEach, usePages } from '../../platform/session/use-pages.ts'
import { Avatar } from '../../platform/ui/drawing/avatar.tsx'
import link from '../../platform/ui/layout/row-link.module.css'
import { roomPath } from './battle-paths.ts'
import classes from './battles-page.module.css'
import { BattleRecord } from './battle-record.tsx'
import { shownName } from './named.ts'

export default function BattlesPage() {
  const { t } = useTranslation()
  return (
    <>
      <BackLink to="/profile/" text={t('statistics.back')} />
      <Page title={t('battle.history')}>
        <History />
      </Page>
    </>
  )
}

function History() {
  const { t } = useTranslation()
  const battles = usePages('get_battle_statistics', {
    input: {},
    askPage: (offset, signal) => ask('get_battle_statistics', { offset, limit: 30 }, { signal }),
    countRows: page => page.data.length,
    countAll: page => page.total,
  })
  if (battles.isPending) return <RowsSkeleton />
  const [first] = battles.data?.pages ?? []
  if (!battles.data || !first) return battles.error && <ErrorState error={battles.error} onRetry={battles.refetch} />
  const rows = onceEach(
    battles.data.pages.flatMap(page => page.data),
    ({ id }) => id,
  )
  return (
    <div className={classes.parts}>
      <BattleRecord statistics={first} />
      {rows.length === 0 ? (
        <NoBattles />
      ) : (
        <PageSection title={t('battle.list')}>
          <ul className={list.rows}>
            {rows.map(row => (
              <li key={row.id}>
                <Row row={row} />
              </li>
            ))}
          </ul>
          <MoreButton query={battles} text={t('wallet.more')} problem={t('battle.more_failed')} />
        </PageSection>
      )}
    </div>
  )
}

function NoBattles() {
  const { t } = useTranslation()
  return (
    <EmptyState
      mood="hello"
      prop="flag"
      title={t('battle.none_yet')}
      text={t('battle.none_yet_text')}
      action={
        <Button component={Link} to={modes.random_battle.path}>
          {t('battle.find')}
        </Button>
      }
    />
  )
}

function Row({ row }: { row: BattleRow }) {
  const { t } = useTranslation()
  const { count, signed, list } = useNumbers()
  const { room_id: roomID, room_type, opponents, result, point, coins, rating_change, date } = row
  const [first] = opponents
  return (
    <Link to={roomPath({ roomID, room_type })} className={classes.row}>
      <Avatar name={first ? shownName(first, t) : row.opponent} photo={row.profile} size={40} />
      <span className={classes.words}>
        <span className={classes.names} dir="auto">
          {list(opponents.map(one => shownName(one, t)))}
        </span>
        <span className={classes.note}>
          {t(`battle.kind_${room_type}`)} · <Ago at={date} />
        </span>
        <span className={`${classes.note} tabular`}>
          <bdi>{[point, ...opponents.map(one => one.point)].map(count).join(' : ')}</bdi>
          {coins !== 0 && ` · ${t('catalogue.price', { count: Math.abs(coins), shown: signed(coins) })}`}
          {rating_change !== null && ` · ${t('battle.rating_of', { rating: signed(rating_change) })}`}
        </span>
      </span>
      <span className={classes.result} data-result={result}>
        {t(`battle.row_${result}`)}
      </span>
      <IconChevronRight className={link.chevron} size={20} aria-hidden />
    </Link>
  )
}
