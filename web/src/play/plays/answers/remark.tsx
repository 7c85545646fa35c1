import type { OptionKey } from '@trivium/contract/play/plays'
import { IconMessage } from '@tabler/icons-react'
import { useContentLang } from '../../../platform/i18n/content-language.ts'
import { FormulaText } from '../../../platform/ui/text/formula-text.tsx'
import type { AnswerFeedback } from './answer-input-props.ts'
import classes from './remark.module.css'

interface RemarkProps {
  /** Null before the feedback. */
  outcome: AnswerFeedback | null
  option: OptionKey
  languageId: number
}

/** The author's remark on one option, shown below it after the reveal. */
export function Remark({ outcome, option, languageId }: RemarkProps) {
  const lang = useContentLang(languageId)
  const remark = outcome?.remarks?.find(({ key }) => key === option)
  return remark ? (
    <p className={classes.remark} data-remark lang={lang} dir="auto">
      <IconMessage size={18} aria-hidden /> <FormulaText text={remark.text} lang={lang} />
    </p>
  ) : null
}
