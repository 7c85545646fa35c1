export { previewRegrade } from './preview.ts'
export { runRegrades } from './run.ts'
export { startRegrade } from './start.ts'
export {
  countRegrades,
  type ListedRegrade,
  listRegrades,
  readLastRegrade,
  readNextRegrade,
  readRegrade,
  readRegradedPlays,
} from './store.ts'
