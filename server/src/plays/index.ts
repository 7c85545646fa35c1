export { playActions } from './actions.ts'
export { closeOverduePlays } from './sweep.ts'
