import PaymentsIcon from '@mui/icons-material/Payments'
import type { ConsolePart } from '../../platform/parts.ts'
import { PayoutList } from './payout-list.tsx'
import { PayoutShow } from './payout-show.tsx'

export const payoutsPart: ConsolePart = {
  name: 'payouts',
  label: 'Payouts',
  icon: PaymentsIcon,
  group: 'Money',
  roles: ['treasurer'],
  actions: { list: 'get_payouts', one: 'get_payout' },
  idField: 'payout_id',
  list: PayoutList,
  show: PayoutShow,
  nameOf: ({ id }) => `no. ${String(id)}`,
}
