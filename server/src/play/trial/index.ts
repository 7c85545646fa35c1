export { tasteActions } from './actions.ts'
export { forgetTastes } from './store.ts'
