import type { Try } from '@trivium/contract/play/plays'
import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../../../platform/ui/text/numbers.ts'
import classes from './tried.module.css'
import { type TriedSlot, triedSlots } from './tried.ts'
import { type Letters, wordsOf } from './word-slots.ts'

interface TriedRowsProps {
  tries: readonly Try[]
  letters: Letters
  /** The number of tries of the play. */
  most: number
  lang: string | undefined
  /** Says which try comes next. */
  isOpen: boolean
}

/** The tries above the boxes, each letter with its mark. Screen readers get each try in words when it comes. */
export function TriedRows({ tries, letters, most, lang, isOpen }: TriedRowsProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const words = useTriedWords()
  return (
    <div className={classes.tried}>
      {isOpen && <p className={classes.number}>{t('word.try_of', { number: count(tries.length + 1), total: count(most) })}</p>}
      <ol className={classes.tries} lang={lang} translate="no">
        {tries.map((tried, index) => (
          <li key={`${index}:${words(tried, index)}`} className={classes.row}>
            <span className={classes.row} aria-hidden>
              {wordsOf(triedSlots(tried, letters)).map(group => (
                <Group key={group[0]?.position} group={group} />
              ))}
            </span>
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{tries.map((tried, index) => `${words(tried, index)} `)}</VisuallyHidden>
    </div>
  )
}

const Group = ({ group }: { group: TriedSlot[] }) => (
  <span className={classes.group}>
    {group.map(({ position, text, mark }) => (
      <span key={position} className={classes.letter} data-mark={mark ?? undefined}>
        {text}
      </span>
    ))}
  </span>
)

/** A try in words: "Try 1: C in its place, A elsewhere, T not in the word." */
function useTriedWords(): (tried: Try, index: number) => string {
  const { t, i18n } = useTranslation()
  const { count } = useNumbers()
  return (tried, index) => {
    const letters = tried.map(({ letter, mark }) => t(`word.mark_${mark}`, { letter: letter.toUpperCase() }))
    const list = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(letters)
    return t('word.try_told', { number: count(index + 1), letters: list })
  }
}
