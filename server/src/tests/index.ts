export { testActions } from './actions.ts'
export { noteOutcomes } from './criterion.ts'
export { adaptivePace } from './adaptive.ts'
export { loadStarterOrganisations } from './starter-organisations.ts'
