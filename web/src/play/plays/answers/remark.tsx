import type { OptionKey } from '@trivium/contract/play/plays'
import { IconMessage } from '@tabler/icons-react'
import { useContext } from 'react'
import { useContentLang } from '../../../platform/i18n/content-language.ts'
import { FormulaText } from '../../../platform/ui/text/formula-text.tsx'
import { DockPlace } from './dock-place.ts'
import type { AnswerFeedback } from './answer-input-props.ts'
import classes from './remark.module.css'

interface RemarkProps {
  /** Null before the feedback. */
  outcome: AnswerFeedback | null
  option: OptionKey
  languageId: number
}

/** The author's remark on one option, shown below it after the reveal. In a play with a dock, the verdict has the remarks. */
export function Remark({ outcome, option, languageId }: RemarkProps) {
  const lang = useContentLang(languageId)
  const isInDock = useContext(DockPlace) !== null
  const remark = isInDock ? undefined : outcome?.remarks?.find(({ key }) => key === option)
  return remark ? (
    <p className={classes.remark} data-remark lang={lang} dir="auto">
      <IconMessage size={18} aria-hidden /> <FormulaText text={remark.text} lang={lang} />
    </p>
  ) : null
}
