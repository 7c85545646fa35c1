import BalanceIcon from '@mui/icons-material/Balance'
import type { ConsolePart } from '../../platform/parts.ts'
import { LedgerList } from './ledger-list.tsx'

export const ledgerPart: ConsolePart = {
  name: 'ledger-checks',
  label: 'Ledger',
  icon: BalanceIcon,
  group: 'Money',
  roles: ['treasurer'],
  actions: { list: 'get_ledger_checks' },
  list: LedgerList,
}
