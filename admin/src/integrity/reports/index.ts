export { regradesPart } from './regrades-part.ts'
export { reportsPart } from './reports-part.ts'
