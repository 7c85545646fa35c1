export { dailyQuizPart } from './daily-quiz-part.ts'
