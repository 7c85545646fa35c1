export { importQuestions } from './import/import-questions.ts'
export { loadStarterContent } from './starter-content.ts'
