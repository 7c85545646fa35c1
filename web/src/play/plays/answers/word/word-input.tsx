import { IconKeyboard } from '@tabler/icons-react'
import type { Q, Try } from '@trivium/contract/play/plays'
import { isRepeated } from '@trivium/rules/play/plays/word-tries'
import { useId, useRef, useState } from 'react'
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
import { bestMarks, guessIn, knownIn } from './tried.ts'
import { TriedRows } from './tried-rows.tsx'
import { useWord } from './use-word.ts'
import { WordField } from './word-field.tsx'
import { fits, missingIn, wordIn } from './word-slots.ts'
import classes from './word.module.css'

/** Guess the word: the player types letters or chooses them from tiles. */
export function WordInput(props: AnswerInputProps) {
  return props.question.letters && <Word {...props} letters={props.question.letters} />
}

type WordProps = AnswerInputProps & { letters: NonNullable<Q['letters']> }

function Word(props: WordProps) {
  const { question, letters, outcome, isOpen, isSending, tries: most = 1, onHandIn, onHint, answer } = props
  const { t } = useTranslation()
  const { count } = useNumbers()
  const formId = useId()
  const lang = useContentLang(question.language_id)
  const { isRtl } = writingOf(lang, question.question)
  const { field, word, plain, isPlain, swap, given, missing, tries, isAgain } = useGuess(props)
  const shared = { ref: field, lang, isOpen, feedback: toldOf(outcome, answer) }
  const above = most > 1 && <TriedRows tries={tries} letters={letters} most={most} lang={lang} isOpen={outcome === null} />
  return (
    <form
      id={formId}
      className={classes.word}
      data-told={outcome !== null || undefined}
      onSubmit={event => {
        event.preventDefault()
        if (isOpen && given !== '' && !isAgain && !word.isComposing) onHandIn(given)
      }}
    >
      {isPlain && above}
      {isPlain ? (
        <TypedField {...shared} text={plain.text} label={t('word.label')} describedBy={wordsId(question)} onType={plain.type} />
      ) : (
        <WordField
          {...shared}
          {...{ letters, isRtl, onHint, above }}
          askedId={wordsId(question)}
          slots={word.slots}
          text={word.text}
          onType={word.type}
        />
      )}
      {letters.others && isOpen && (
        <button type="button" className={classes.swap} onClick={swap}>
          {isPlain ? t('word.in_boxes') : t('word.other_length')}
        </button>
      )}
      {!isPlain && <Keys question={question} lang={lang} word={word} tries={tries} isOpen={isOpen} />}
      <HandInButton isOpen={isOpen} isSending={isSending} outcome={outcome} isReady={given !== '' && !isAgain} form={formId}>
        {isAgain ? t('word.tried_before') : missing > 0 && t('word.missing', { count: missing, shown: count(missing) })}
      </HandInButton>
    </form>
  )
}

/** The guess in the boxes, or in a plain field for a word of another length. */
function useGuess({ letters, effect, answer, outcome, isOpen, onChange }: WordProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isPlain, setPlain] = useState(() => letters.others && answer !== '' && !fits(answer, letters))
  const word = useWord({ letters, hints: knownIn(letters, effect), answer, isOpen: isOpen && !isPlain, onChange })
  const plain = useTypedText(answer, typed => typed.trim(), onChange)
  useTypeAnywhere(field, isOpen)
  const swap = () => {
    flushSync(() => setPlain(!isPlain))
    if (!isPlain) field.current?.focus()
  }
  const tries = effect?.tries ?? []
  const given = isPlain ? answer : wordIn(word.slots)
  const isAgain = given !== '' && outcome === null && isRepeated(given, tries.map(guessIn))
  return { field, word, plain, isPlain, swap, given, missing: isPlain ? 0 : missingIn(word.slots), tries, isAgain }
}

interface KeysProps extends Pick<AnswerInputProps, 'question' | 'isOpen'> {
  lang: string | undefined
  word: ReturnType<typeof useWord>
  tries: readonly Try[]
}

function Keys({ question, lang, word, tries, isOpen }: KeysProps) {
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
      marks={bestMarks(tries)}
      onLetter={word.add}
      onRemove={word.remove}
      onClear={word.clear}
    />
  )
}
