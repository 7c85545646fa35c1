export { walletActions } from './actions.ts'
export { balanceOf, hasMoved, moveCoins, type Moved, openPlayerLedger, playerLedger, type Transfer } from './ledger.ts'
