export { payoutActions, type PayoutParts } from './actions.ts'
export { payoutAdminActions } from './admin.ts'
export { endPayouts } from './ending.ts'
export { anyWithoutCoins } from './asking/no-coins.ts'
