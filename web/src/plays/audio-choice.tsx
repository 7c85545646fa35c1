import type { AnswerInputProps } from './answer-inputs.tsx'
import { OptionChoice } from './option-choice.tsx'
import { SoundPlayer } from './sound-player.tsx'

/** A sound to listen to, and one of several to choose. */
export function AudioChoice(props: AnswerInputProps) {
  const { question, playId = 0, isOpen } = props
  return (
    <>
      {question.audio && <SoundPlayer url={question.audio} question={question} playId={playId} isOpen={isOpen} />}
      <OptionChoice {...props} />
    </>
  )
}
