export { modeOfTest } from './test-modes.ts'
