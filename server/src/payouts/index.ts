export { payoutActions } from './actions.ts'
export { payoutOfficeActions } from './admin.ts'
export { isWithoutCoins } from './country.ts'
export { endPayouts } from './ending.ts'
