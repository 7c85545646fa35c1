import PublishedWithChangesIcon from '@mui/icons-material/PublishedWithChanges'
import type { ConsolePart } from '../../platform/parts.ts'
import { RegradeList } from './regrade-list.tsx'
import { RegradePage } from './regrade-page.tsx'

export const regradesPart: ConsolePart = {
  name: 'regrades',
  label: 'Regrades',
  icon: PublishedWithChangesIcon,
  group: 'Content',
  roles: ['editor'],
  actions: { list: 'get_regrades', one: 'get_regrade' },
  idField: 'regrade_id',
  list: RegradeList,
  show: RegradePage,
  nameOf: row => `Regrade ${String(row.id)}`,
}
