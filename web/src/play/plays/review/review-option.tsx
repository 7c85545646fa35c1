import type { OptionKey, Q, ReviewItem } from '@trivium/contract/play/plays'
import { FormulaText } from '../../../platform/ui/text/formula-text.tsx'
import classes from './review.module.css'

export interface AnswersProps {
  item: ReviewItem
  lang: string | undefined
}

export const remarkOn = ({ remarks }: Pick<ReviewItem, 'remarks'>, option: OptionKey) => remarks.find(({ key }) => key === option)?.text

interface ReviewOptionProps {
  option: Omit<Q['options'][number], 'key'>
  lang: string | undefined
  /** The author's remark on this option. */
  remark?: string | undefined
}

/** The picture and the text of an option. */
export function ReviewOption({ option: { text, image, image_text }, lang, remark }: ReviewOptionProps) {
  return (
    <>
      {image && (
        <img src={image} alt={image_text ?? ''} lang={lang} width={72} height={54} loading="lazy" className={classes.optionPicture} />
      )}
      <span lang={lang} dir="auto" className={classes.optionText}>
        <FormulaText text={text} />
        {remark !== undefined && (
          <span className={classes.remark}>
            <FormulaText text={remark} />
          </span>
        )}
      </span>
    </>
  )
}
