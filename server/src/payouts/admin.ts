// What treasurers may do with payment requests.

import { payoutOffice } from '@trivium/contract/payout-office'
import { handle } from '../api/handle.ts'

export const payoutOfficeActions = handle(payoutOffice, {})
