import type { Q } from '@trivium/contract/play/plays'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCloudCheck, IconCloudOff, IconFlag, IconFlagFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import dialog from '../../../platform/ui/feedback/dialog.module.css'
import { Dialog } from '../../../platform/ui/feedback/dialog.tsx'
import { useAnnotating } from '../annotating.ts'
import { effectOn } from '../answers/answer-input-props.ts'
import { AnswerInput } from '../answers/answer-input.tsx'
import { FreeOrder } from '../answers/hand-in-button.tsx'
import screen from '../play-screen.module.css'
import { useFreeLook } from './free-look.ts'
import type { FreeState } from './free-play-state.ts'
import classes from './free-play.module.css'

interface FreeAnswerProps {
  state: FreeState
  question: Q
  /** '' means no answer. */
  draft: string
  isMarked: boolean
  onChange: (answer: string) => void
  onTakeBack: () => void
  onMark: () => void
}

const look = { variant: 'subtle', color: 'gray', size: 'md', className: classes.tool ?? '' }

/** The input of the question, with buttons to clear the answer and to mark the question for later. */
export function FreeAnswer(props: FreeAnswerProps) {
  const { isFinal = false, showsSaved = false } = useFreeLook()
  const { state, question, draft } = props
  return (
    <div className={screen.answer} data-pictured={question.image !== null || undefined}>
      {isFinal ? <FinalAnswer {...props} /> : <ChangingAnswer {...props} />}
      {showsSaved && <SavedMark isGiven={draft !== ''} isSaved={draft === '' || state.saved[question.id] === draft} />}
    </div>
  )
}

function ChangingAnswer(props: FreeAnswerProps) {
  const { state, question, draft, onChange } = props
  const isOpen = state.phase === 'open'
  return (
    <FreeOrder value="every_change">
      <Input state={state} question={question} answer={draft} isOpen={isOpen} onChange={onChange} onHandIn={onChange} />
      <AnswerTools {...props} isOpen={isOpen} />
    </FreeOrder>
  )
}

/** Sends nothing before the player has agreed, because the answer cannot be changed afterwards. */
function FinalAnswer(props: FreeAnswerProps) {
  const { t } = useTranslation()
  const { state, question, draft, onChange } = props
  const [chosen, setChosen] = useState(draft)
  const [asked, setAsked] = useState<string | null>(null)
  const isOpen = state.phase === 'open' && draft === ''
  const shown = draft === '' ? (asked ?? chosen) : draft
  const close = () => setAsked(null)
  const save = () => {
    if (asked !== null) onChange(asked)
    close()
  }
  return (
    <FreeOrder value="once">
      <Input state={state} question={question} answer={shown} isOpen={isOpen} onChange={setChosen} onHandIn={setAsked} />
      <AnswerTools {...props} isOpen={isOpen} isFinal />
      <Dialog isOpen={asked !== null} onClose={close} title={t('free.final_title')}>
        <p className={dialog.text}>{t('free.final_text')}</p>
        <div className={dialog.choices}>
          <Button onClick={save} data-autofocus>
            {t('free.final_save')}
          </Button>
          <Button variant="default" onClick={close}>
            {t('action.cancel')}
          </Button>
        </div>
      </Dialog>
    </FreeOrder>
  )
}

interface InputProps extends Pick<FreeAnswerProps, 'state' | 'question' | 'onChange'> {
  answer: string
  isOpen: boolean
  onHandIn: (answer: string) => void
}

function Input({ state, question, ...answering }: InputProps) {
  return <AnswerInput question={question} playId={state.play.id} effect={effectOn(state.play, question)} outcome={null} {...answering} />
}

/** Not announced: the top of the screen reports problems. Without an answer it keeps its place, so that nothing moves with the first one. */
function SavedMark({ isGiven, isSaved }: { isGiven: boolean; isSaved: boolean }) {
  const { t } = useTranslation()
  const Drawing = isSaved ? IconCloudCheck : IconCloudOff
  return (
    <p className={classes.savedMark} data-off={!isGiven || undefined} data-amiss={!isSaved || undefined}>
      <Drawing size={18} aria-hidden /> {isSaved ? t('free.answer_saved') : t('free.answer_unsaved')}
    </p>
  )
}

type AnswerToolsProps = Omit<FreeAnswerProps, 'state'> & { isOpen: boolean; isFinal?: boolean }

function AnswerTools({ draft, isMarked, isOpen, isFinal = false, onTakeBack, onMark }: AnswerToolsProps) {
  const { t } = useTranslation()
  // In plays with annotating tools, the tools below mark the question.
  const isMarkedElsewhere = useAnnotating() !== null
  return (
    <div className={classes.afterAnswer}>
      {isFinal ? (
        <span />
      ) : (
        <Button
          {...look}
          data-off={draft === '' || undefined}
          leftSection={<IconArrowBackUp size={20} className={classes.turns} aria-hidden />}
          disabled={!isOpen}
          onClick={onTakeBack}
        >
          {t('free.take_back')}
        </Button>
      )}
      {!isMarkedElsewhere && <MarkButton isMarked={isMarked} onMark={onMark} />}
    </div>
  )
}

function MarkButton({ isMarked, onMark }: Pick<AnswerToolsProps, 'isMarked' | 'onMark'>) {
  const { t } = useTranslation()
  const Flag = isMarked ? IconFlagFilled : IconFlag
  return (
    <Button
      {...look}
      leftSection={<Flag size={20} aria-hidden />}
      aria-pressed={isMarked}
      data-switch
      aria-keyshortcuts="M"
      onClick={onMark}
    >
      {t('free.mark')}
    </Button>
  )
}
