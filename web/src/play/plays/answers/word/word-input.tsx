import { IconKeyboard } from '@tabler/icons-react'
import type { Q } from '@trivium/contract/play/plays'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useContentLang } from '../../../../platform/i18n/content-language.ts'
import { useNumbers } from '../../../../platform/ui/text/numbers.ts'
import { wordsId } from '../../question/question-text.tsx'
import { toldOf } from '../answer-frame.tsx'
import type { AnswerInputProps } from '../answer-input-props.ts'
import { HandInButton } from '../hand-in-button.tsx'
import { TypedField } from '../typed-field.tsx'
import { useTypeAnywhere } from '../use-type-anywhere.ts'
import { useTypedText } from '../use-typed-text.ts'
import { LetterKeyboard } from './letter-keyboard.tsx'
import { tileRowsOf, writingOf } from './letter-tiles.ts'
import { useWord } from './use-word.ts'
import { WordField } from './word-field.tsx'
import { fits, missingIn, wordIn } from './word-slots.ts'
import classes from './word.module.css'

/** Guess the word: the player types letters or chooses them from tiles. */
export function WordInput(props: AnswerInputProps) {
  return props.question.letters && <Word {...props} letters={props.question.letters} />
}

function Word({
  question,
  letters,
  effect,
  answer,
  outcome,
  isOpen,
  isSending,
  onChange,
  onHandIn,
  onHint,
}: AnswerInputProps & { letters: NonNullable<Q['letters']> }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const field = useRef<HTMLInputElement>(null)
  const lang = useContentLang(question.language_id)
  const { isRtl } = writingOf(lang, question.question)
  const [isPlain, setPlain] = useState(() => letters.others && answer !== '' && !fits(answer, letters))
  const word = useWord({ letters, hints: effect?.letters ?? [], answer, isOpen: isOpen && !isPlain, onChange })
  const plain = useTypedText(answer, typed => typed.trim(), onChange)
  const missing = isPlain ? 0 : missingIn(word.slots)
  const given = isPlain ? answer : wordIn(word.slots)
  useTypeAnywhere(field, isOpen)
  const swap = () => {
    flushSync(() => setPlain(!isPlain))
    if (!isPlain) field.current?.focus()
  }
  const shared = { ref: field, lang, isOpen, feedback: toldOf(outcome, answer) }
  return (
    <form
      className={classes.word}
      onSubmit={event => {
        event.preventDefault()
        if (isOpen && given !== '' && !word.isComposing) onHandIn(given)
      }}
    >
      {isPlain ? (
        <TypedField {...shared} text={plain.text} label={t('word.label')} describedBy={wordsId(question)} onType={plain.type} />
      ) : (
        <WordField
          {...shared}
          askedId={wordsId(question)}
          letters={letters}
          slots={word.slots}
          text={word.text}
          isRtl={isRtl}
          onType={word.type}
          onHint={onHint}
        />
      )}
      {letters.others && isOpen && (
        <button type="button" className={classes.swap} onClick={swap}>
          {isPlain ? t('word.in_boxes') : t('word.other_length')}
        </button>
      )}
      {!isPlain && <Keys question={question} lang={lang} word={word} isOpen={isOpen} />}
      <div className={classes.end}>
        <HandInButton isOpen={isOpen} isSending={isSending} outcome={outcome} isReady={given !== ''} type="submit" />
        {!outcome && missing > 0 && <p className={classes.missing}>{t('word.missing', { count: missing, shown: count(missing) })}</p>}
      </div>
    </form>
  )
}

type KeysProps = Pick<AnswerInputProps, 'question' | 'isOpen'> & { lang: string | undefined; word: ReturnType<typeof useWord> }

function Keys({ question, lang, word, isOpen }: KeysProps) {
  const { t } = useTranslation()
  const { keys, isRtl } = writingOf(lang, question.question)
  if (keys === null) {
    return (
      <p className={classes.ownKeyboard} data-off={!isOpen || undefined}>
        <IconKeyboard size={24} aria-hidden /> {t('word.own_keyboard')}
      </p>
    )
  }
  return (
    <LetterKeyboard
      rows={tileRowsOf(keys, lang)}
      lang={lang}
      isRtl={isRtl}
      isOff={!isOpen}
      onLetter={word.add}
      onRemove={word.remove}
      onClear={word.clear}
    />
  )
}
