export { examsPart } from './exams-part.ts'
