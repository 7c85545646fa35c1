import BalanceIcon from '@mui/icons-material/Balance'
import type { Part } from '../../platform/parts.ts'
import { LedgerList } from './ledger-list.tsx'

export const ledgerPart: Part = {
  name: 'ledger-checks',
  label: 'Ledger',
  icon: BalanceIcon,
  group: 'Money',
  roles: ['treasurer'],
  actions: { list: 'get_ledger_checks' },
  list: LedgerList,
}
