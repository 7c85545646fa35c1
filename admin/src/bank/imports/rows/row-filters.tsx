// The editor chooses which rows to see: all, those of a verdict, or those that lose something. The page keeps the choice in its address, so
// that an editor who comes back from a question sees the same rows.

import { Card, Tab, Tabs } from '@mui/material'
import { useSearchParams } from 'react-router-dom'
import { verdicts } from '@trivium/contract/bank/import-names'
import type { ImportView } from '@trivium/contract/bank/imports.admin'
import { RefusedDownload } from '../refused-download.tsx'
import { countOf, type Counts, type Filter, filters, filterWords, firstFilter } from './filters.ts'
import { RowList } from './row-list.tsx'

export function RowFilters({ view }: { view: ImportView }) {
  const [search, setSearch] = useSearchParams()
  const filter = filters.find(name => name === search.get('rows')) ?? firstFilter(view.counts)
  const page = Math.max(1, Number(search.get('page')) || 1)
  const show = (rows: string, page: number) => setSearch({ rows, page: String(page) }, { replace: true })
  if (verdicts.every(verdict => view.counts[verdict] === 0)) return null
  return (
    <Card component="section" aria-label="Rows">
      <FilterTabs counts={view.counts} shown={filters} filter={filter} onFilter={name => show(name, 1)} />
      <div role="tabpanel" id="rows" aria-labelledby={`tab-${filter}`}>
        {filter === 'refused' && <RefusedDownload view={view} />}
        <RowList
          key={`${filter} ${view.state} ${JSON.stringify(view.counts)}`}
          {...{ view, filter, page }}
          onPage={next => show(filter, next)}
        />
      </div>
    </Card>
  )
}

interface FilterTabsProps {
  counts: Counts
  shown: readonly Filter[]
  filter: Filter
  onFilter: (filter: Filter) => void
}

export const FilterTabs = ({ counts, shown, filter, onFilter }: FilterTabsProps) => (
  <Tabs
    value={filter}
    onChange={(_event, name: Filter) => onFilter(name)}
    variant="scrollable"
    allowScrollButtonsMobile
    aria-label="Filter rows"
  >
    {shown.map(name => (
      <Tab
        key={name}
        value={name}
        id={`tab-${name}`}
        aria-controls="rows"
        label={`${filterWords[name]} (${countOf(counts, name).toLocaleString('en')})`}
      />
    ))}
  </Tabs>
)
