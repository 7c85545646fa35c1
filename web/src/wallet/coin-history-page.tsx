import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useSession } from '../session.ts'
import { BackLink } from '../ui/back-link.tsx'
import { CoinIcon } from '../ui/coin-icon.ts'
import { useNumbers } from '../ui/numbers.ts'
import page from '../ui/page.module.css'
import { Page } from '../ui/page.tsx'
import classes from './coin-history.module.css'
import { type Filter, filters, HistoryPart } from './history-part.tsx'

export default function CoinHistoryPage() {
  const { t } = useTranslation()
  const [filter, setFilter] = useFilter()
  return (
    <>
      <BackLink to="/profile/" text={t('profile.title')} width="narrow" />
      <Page title={t('wallet.title')} width="narrow">
        <div className={page.parts}>
          <Balance />
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

function Balance() {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const coins = useSession(session => session.user?.coins ?? 0)
  return (
    <section className={classes.balance} aria-label={t('wallet.balance')}>
      <span className={classes.coin}>
        <CoinIcon size={36} stroke={1.75} aria-hidden />
      </span>
      <div>
        <p className={classes.balanceLabel}>{t('wallet.balance')}</p>
        <p className={`${classes.balanceValue} tabular`}>{t('wallet.coins', { count: coins, shown: count(coins) })}</p>
      </div>
    </section>
  )
}

function useFilter(): [Filter, (filter: Filter) => void] {
  const [search, setSearch] = useSearchParams()
  const filter = filters.find(one => one === search.get('show')) ?? 'all'
  return [filter, value => setSearch(value === 'all' ? {} : { show: value }, { replace: true, preventScrollReset: true })]
}
