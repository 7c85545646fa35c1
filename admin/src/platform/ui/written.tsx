// An author's text as players see it: with its lines and formulas, and each paragraph in its own direction.

import { FormulaText } from '../../../../web/src/platform/ui/text/formula-text.tsx'

interface WrittenProps {
  text: string
  /** The language code of the text. */
  lang?: string | undefined
}

export const WrittenText = ({ text, lang }: WrittenProps) => (
  <bdi lang={lang}>
    <FormulaText text={text} />
  </bdi>
)
