export { activeQuestions, type OtherPlays, readActiveQuestions, withSameFacts } from './active-questions-store.ts'
export { drawFromCategories, drawOfTypes, drawOneFromLevel, drawUpToLevel, latelyMs, type LevelDraw, levelDraw } from './draw-store.ts'
export { freezeQuestion } from './freeze.ts'
export { explanationOf, noExplanation, presentQuestion, rightAnswerOf } from './present.ts'
export {
  askedOf,
  asFrozenIn,
  questionOf,
  questionsOf,
  readShownQuestions,
  type ShownQuestion,
  shownQuestionsOf,
} from './shown-questions.ts'
