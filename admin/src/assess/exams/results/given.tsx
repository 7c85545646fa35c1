import type { QuestionType } from '@trivium/contract/bank/question-names'

/** An answer in words: an order as a numbered list, several options or pairs below each other. */
export function Given({ texts, type }: { texts: readonly string[]; type: QuestionType }) {
  if (texts.length === 0) return <span>–</span>
  return texts.map((text, index) => (
    // Two options may have the same words.
    // oxlint-disable-next-line react/no-array-index-key
    <div key={index}>
      {type === 'sequence' && `${index + 1}. `}
      <bdi>{text}</bdi>
    </div>
  ))
}
