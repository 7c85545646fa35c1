import { SoundPlayer } from '../question/sound-player.tsx'
import type { AnswerInputProps } from './answer-input-props.ts'
import { OptionChoice } from './option-choice.tsx'

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
