export { testActions } from './actions.ts'
export { noteOutcomes } from './adaptive/criterion.ts'
export { adaptiveDriver } from './adaptive/adaptive.ts'
export { loadStarterOrganisations } from './starter-organisations.ts'
