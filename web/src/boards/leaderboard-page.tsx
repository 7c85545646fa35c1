import { Tabs } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Page } from '../ui/page.tsx'
import { BoardPart } from './board-part.tsx'
import classes from './leaderboard.module.css'
import { periods, type Period } from './use-board.ts'

/** The open board is part of the URL, so that players can share it and Back works. */
export default function LeaderboardPage() {
  const { t } = useTranslation()
  const [period, setPeriod] = usePeriod()
  return (
    <Page title={t('board.title')} lead={t('board.lead')} width="narrow">
      <Tabs
        value={period}
        onChange={setPeriod}
        keepMounted={false}
        radius="md"
        classNames={{ list: classes.tabs, tab: classes.tab, tabLabel: classes.tabLabel }}
      >
        <Tabs.List grow aria-label={t('board.periods')}>
          {periods.map(one => (
            <Tabs.Tab key={one} value={one}>
              {t(`board.period_${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {periods.map(one => (
          <Tabs.Panel key={one} value={one}>
            <BoardPart period={one} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Page>
  )
}

function usePeriod(): [Period, (value: string | null) => void] {
  const [search, setSearch] = useSearchParams()
  const period = periods.find(one => one === search.get('period')) ?? 'daily'
  const setPeriod = (value: string | null) => {
    setSearch(value && value !== 'daily' ? { period: value } : {}, { replace: true, preventScrollReset: true })
  }
  return [period, setPeriod]
}
