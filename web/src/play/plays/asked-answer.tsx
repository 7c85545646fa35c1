import type { Q } from '@trivium/contract/play/plays'
import { IconUsers } from '@tabler/icons-react'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { effectOn, withPeers } from './answers/answer-input-props.ts'
import peers from './answers/peers.module.css'
import { AnswerInput } from './answers/answer-input.tsx'
import { isDraft } from './answers/answer-text.ts'
import { HandInButton, TellsNothing } from './answers/hand-in-button.tsx'
import { StatementChoice } from './answers/statement/statement-choice.tsx'
import type { usePlay } from './conversation/use-play.ts'
import screen from './play-screen.module.css'

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
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { phase, answer, outcome } = state
  const confirms = useContext(TellsNothing) && !isDraft(question.question_type)
  const Input = isSwiped ? StatementChoice : AnswerInput
  return (
    <div className={screen.answer} data-pictured={question.image !== null || undefined}>
      <Input
        key={`answer-${question.id}`}
        question={question}
        playId={state.play.id}
        effect={withPeers(effectOn(state.play, question), question, outcome?.peers)}
        answer={answer}
        outcome={outcome}
        isOpen={isOpen}
        isSending={phase === 'sending'}
        tries={state.play.word_tries}
        onChange={choose}
        onHandIn={confirms ? choose : handIn}
        onHint={onHint}
      />
      {outcome?.peers && (
        <p className={peers.peers}>
          <IconUsers size={20} aria-hidden />
          {t('test.peers', { count: outcome.peers.answers, shown: count(outcome.peers.answers) })}
        </p>
      )}
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
