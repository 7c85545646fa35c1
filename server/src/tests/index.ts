export { testActions } from './actions.ts'
export { adaptivePace } from './adaptive.ts'
export { loadStarterOrganisations } from './starter-organisations.ts'
