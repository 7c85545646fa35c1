import type { Q } from '@trivium/contract/play/plays'
import { useContext } from 'react'
import { effectOn } from './answers/answer-input-props.ts'
import { AnswerInput } from './answers/answer-input.tsx'
import { isDraft } from './answers/answer-text.ts'
import { HandInButton, TellsNothing } from './answers/hand-in-button.tsx'
import { StatementChoice } from './answers/statement/statement-choice.tsx'
import type { usePlay } from './conversation/use-play.ts'
import classes from './play-screen.module.css'

interface AskedAnswerProps {
  play: ReturnType<typeof usePlay>
  question: Q
  isOpen: boolean
  /** The player can also answer by swiping the card. */
  isSwiped: boolean
  onHint: () => void
}

/** The input of the answer. In plays without feedback, a single choice can be changed until the button leads on. */
export function AskedAnswer({ play: { state, choose, handIn }, question, isOpen, isSwiped, onHint }: AskedAnswerProps) {
  const { phase, answer, outcome } = state
  const confirms = useContext(TellsNothing) && !isDraft(question.question_type)
  const Input = isSwiped ? StatementChoice : AnswerInput
  return (
    <div className={classes.answer} data-pictured={question.image !== null || undefined}>
      <Input
        key={`answer-${question.id}`}
        question={question}
        playId={state.play.id}
        effect={effectOn(state.play, question)}
        answer={answer}
        outcome={outcome}
        isOpen={isOpen}
        isSending={phase === 'sending'}
        tries={state.play.word_tries}
        onChange={choose}
        onHandIn={confirms ? choose : handIn}
        onHint={onHint}
      />
      {confirms && (
        <HandInButton
          isOpen={isOpen}
          isSending={phase === 'sending'}
          outcome={outcome}
          isReady={answer !== ''}
          onClick={() => handIn(answer)}
        />
      )}
    </div>
  )
}
