export { walletActions } from './actions.ts'
export { balanceOf, moveCoins, openPlayerLedger, playerLedger, type Transfer } from './ledger.ts'
