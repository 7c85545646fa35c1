export { catalogueActions } from './actions.ts'
export { resolveLanguage } from './language.ts'
export { levelsOf, recordLevelResult } from './levels.ts'
export { findTarget, refuseIfLocked, slugsOf } from './target.ts'
