import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './leaderboard.module.css'
import type { Period } from './use-leaderboard.ts'

export type LeaderboardName = Period | 'league' | 'friends'

interface BoardTabsProps<Name extends LeaderboardName> {
  names: readonly Name[]
  name: Name
  onName: (name: string | null) => void
  /** A ranking is read when it is opened. */
  children: (name: Name) => ReactNode
}

export function BoardTabs<Name extends LeaderboardName>({ names, name, onName, children }: BoardTabsProps<Name>) {
  const { t } = useTranslation()
  return (
    <Tabs
      value={name}
      onChange={onName}
      keepMounted={false}
      radius="md"
      classNames={{ list: classes.tabs, tab: classes.tab, tabLabel: classes.tabLabel }}
    >
      <Tabs.List grow aria-label={t('board.periods')}>
        {names.map(one => (
          <Tabs.Tab key={one} value={one}>
            {t(`board.period_${one}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {names.map(one => (
        <Tabs.Panel key={one} value={one}>
          {children(one)}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
