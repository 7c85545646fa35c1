export { AdjustButton } from './adjust-button.tsx'
export { adjustmentsPart } from './adjustments-part.ts'
export { ledgerPart } from './ledger-part.ts'
export { payoutsPart } from './payouts-part.ts'
