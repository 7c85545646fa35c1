// What an author wrote, as players see it: its lines, its formulas, and each paragraph in its own direction.

import { FormulaText } from '../../../../web/src/platform/ui/text/formula-text.tsx'

interface WrittenProps {
  text: string
  /** Code of its language. */
  lang?: string | undefined
}

export const Written = ({ text, lang }: WrittenProps) => (
  <bdi lang={lang}>
    <FormulaText text={text} />
  </bdi>
)
