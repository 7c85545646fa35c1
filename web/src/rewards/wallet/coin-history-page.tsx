import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useSession } from '../../platform/session/session.ts'
import { BackLink } from '../../platform/ui/layout/back-link.tsx'
import page from '../../platform/ui/layout/page.module.css'
import { Page } from '../../platform/ui/layout/page.tsx'
import { BalanceCard } from './balance-card.tsx'
import { type Filter, filters, HistoryPart } from './history-part.tsx'

export default function CoinHistoryPage() {
  const { t } = useTranslation()
  const coins = useSession(session => session.user?.coins ?? 0)
  const [filter, setFilter] = useFilter()
  return (
    <>
      <BackLink to="/profile/" text={t('profile.title')} width="narrow" />
      <Page title={t('wallet.title')} width="narrow">
        <div className={page.parts}>
          <BalanceCard coins={coins} />
          <SegmentedControl
            fullWidth
            size="md"
            radius="xl"
            aria-label={t('wallet.filter')}
            data={filters.map(value => ({ value, label: t(`wallet.filter_${value}`) }))}
            value={filter}
            onChange={setFilter}
          />
          <HistoryPart key={filter} filter={filter} />
        </div>
      </Page>
    </>
  )
}

function useFilter(): [Filter, (filter: Filter) => void] {
  const [search, setSearch] = useSearchParams()
  const filter = filters.find(one => one === search.get('show')) ?? 'all'
  return [filter, value => setSearch(value === 'all' ? {} : { show: value }, { replace: true, preventScrollReset: true })]
}
