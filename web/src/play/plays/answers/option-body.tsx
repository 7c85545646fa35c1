import type { Q } from '@trivium/contract/play/plays'
import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useContentLang } from '../../../platform/i18n/content-language.ts'
import { FormulaText } from '../../../platform/ui/text/formula-text.tsx'
import { formulaWords } from '../../../platform/ui/text/formula-words.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import type { Effect } from './answer-input-props.ts'
import classes from './answers.module.css'

type Option = Q['options'][number]

interface OptionBodyProps {
  option: Option
  /** The language of the question. */
  languageId: number
  effect: Effect | undefined
  /** Set for sequences, where keys would be confusing. */
  isKeyless?: boolean
}

/** The content of an option: its key, its text or picture, and its share of the audience poll. */
export function OptionBody({ option, languageId, effect, isKeyless = false }: OptionBodyProps) {
  const { t } = useTranslation()
  const { percent } = useNumbers()
  const share = effect?.shares?.[option.key]
  return (
    <>
      {share !== undefined && <span className={classes.share} style={{ inlineSize: `${share}%` }} aria-hidden />}
      {!isKeyless && (
        <span className={classes.key} translate="no" aria-hidden>
          {t(`play.key_${option.key}`)}
        </span>
      )}
      <ChoiceBody choice={option} languageId={languageId} />
      {share !== undefined && (
        <span translate="no" className={`${classes.percent} tabular`}>
          {percent(share)}
        </span>
      )}
    </>
  )
}

interface ChoiceBodyProps {
  choice: Pick<Option, 'text' | 'image' | 'image_text'>
  languageId: number
}

/**
 * The picture and the text of an option or a match. A picture without text takes all the space, and has a description for screen readers.
 */
export function ChoiceBody({ choice: { text, image, image_text }, languageId }: ChoiceBodyProps) {
  const lang = useContentLang(languageId)
  return (
    <span className={classes.text}>
      {image && (
        <img
          src={image}
          alt={image_text ?? ''}
          lang={lang}
          width={96}
          height={72}
          className={classes.optionPicture}
          data-alone={text === '' || undefined}
          draggable={false}
        />
      )}
      {text !== '' && <ChoiceWords text={text} lang={lang} />}
    </span>
  )
}

/** Adds hidden words for formulas, because browsers leave MathML out of a button's accessible name. */
function ChoiceWords({ text, lang }: { text: string; lang: string | undefined }) {
  const words = formulaWords(text)
  const isDrawn = words !== text
  return (
    <>
      <span lang={lang} dir="auto" aria-hidden={isDrawn || undefined}>
        <FormulaText text={text} />
      </span>
      {isDrawn && <VisuallyHidden lang={lang}>{words}</VisuallyHidden>}
    </>
  )
}
