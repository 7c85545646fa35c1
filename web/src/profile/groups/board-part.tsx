// The leaderboard of a group, for its members and leaders.

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../platform/calls/actions.ts'
import { usePages } from '../../platform/session/use-pages.ts'
import { PageSection } from '../../platform/ui/layout/section.tsx'
import { Board, BoardTabs, pagesOfBoard, type Period, periods } from '../../rewards/leaderboards/index.ts'
import classes from './groups.module.css'

const inContract = { daily: 'daily', monthly: 'monthly', all: 'all_time' } as const

/** @param mayRank false for a leader who is no member */
export function BoardPart({ groupId, mayRank }: { groupId: number; mayRank: boolean }) {
  const { t } = useTranslation()
  const [period, setPeriod] = useState<Period>('monthly')
  const query = useGroupBoard(groupId, period)
  return (
    <PageSection title={t('board.title')}>
      <BoardTabs names={periods} name={period} onName={name => setPeriod(periods.find(one => one === name) ?? 'monthly')}>
        {one => <Board query={query} period={one} mayRank={mayRank} />}
      </BoardTabs>
      <p className={classes.note}>{t('groups.board_lead')}</p>
    </PageSection>
  )
}

function useGroupBoard(group_id: number, named: Period) {
  const input = { group_id, period: inContract[named] }
  return usePages('get_group_leaderboard', {
    input,
    askPage: (offset, signal) => ask('get_group_leaderboard', { ...input, offset }, { signal }),
    ...pagesOfBoard,
  })
}
