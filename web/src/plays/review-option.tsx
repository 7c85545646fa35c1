import type { Q } from '@trivium/contract/plays'
import { FormulaText } from '../ui/formula-text.tsx'
import classes from './review.module.css'

/** What an option shows: its picture, its words. */
export function ReviewOption({ option, lang }: { option: Q['options'][number]; lang: string | undefined }) {
  return (
    <>
      {option.image && <img src={option.image} alt="" width={72} height={54} loading="lazy" className={classes.optionPicture} />}
      <span lang={lang} dir="auto" className={classes.optionText}>
        <FormulaText text={option.text} />
      </span>
    </>
  )
}
