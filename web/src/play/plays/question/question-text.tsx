import type { Q } from '@trivium/contract/play/plays'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { BookmarkButton } from '../../bookmarks/index.ts'
import { useContentLang } from '../../../platform/i18n/content-language.ts'
import { FormulaText } from '../../../platform/ui/text/formula-text.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { withOwnLine } from '../streak/solved.ts'
import { DifficultyChip } from './difficulty-chip.tsx'
import { useFittingFormulas } from './use-fitting-formulas.ts'
import { Watcher, type Watching } from './watcher.tsx'
import classes from './question.module.css'

/** The id of the question's text, for aria-describedby. */
export const wordsId = ({ id }: Pick<Q, 'id'>) => `question-${id}`

interface QuestionTextProps {
  question: Q
  /** The level of the play; null in modes without levels. The question's own level may differ after a skip. */
  level: number | null
  headingRef: RefObject<HTMLHeadingElement | null>
  /** Replaces difficulty, bookmark and source. */
  tag?: string | undefined
  /** How the figure watches; without it, there is none. */
  watching?: Watching
}

/** The text of the question, and its picture in a box of fixed size, so that nothing moves when it loads. */
export function QuestionText({ question, level, headingRef, tag, watching }: QuestionTextProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const lang = useContentLang(question.language_id)
  const place = question.subcategory?.name ?? question.category.name
  const { text, formulaEm } = wordsOf(question)
  useFittingFormulas(headingRef, text, formulaEm)
  return (
    <div className={classes.question}>
      {tag === undefined ? (
        <p className={classes.place}>
          <span>
            <bdi lang={lang}>{place}</bdi>
            {level !== null && (
              <>
                {' '}
                <span className={classes.level}>· {t('play.level', { level: count(level) })}</span>
              </>
            )}
          </span>
          <DifficultyChip difficulty={question.difficulty} />
          {watching && <Watcher how={watching} />}
          <BookmarkButton question={question} />
        </p>
      ) : (
        <p className={classes.place}>{tag}</p>
      )}
      <h1 id={wordsId(question)} ref={headingRef} tabIndex={-1} lang={lang} dir="auto" className={classes.words}>
        <FormulaText text={text} />
      </h1>
      {question.question_type === 'multi_select' && <p className={classes.how}>{t('play.how_multi_select')}</p>}
      {question.question_type === 'sequence' && <p className={classes.how}>{t('play.how_sequence')}</p>}
      {question.question_type === 'matching' && <p className={classes.how}>{t('play.how_matching')}</p>}
      {question.question_type === 'number' && <p className={classes.how}>{t('play.how_number')}</p>}
      {question.question_type === 'guess_the_word' && <p className={classes.how}>{t('play.how_guess_the_word')}</p>}
      {question.image && (
        <div className={classes.picture}>
          <img
            src={question.image}
            alt={question.image_text ?? t('play.picture')}
            lang={question.image_text === null ? undefined : lang}
            width={320}
            height={240}
          />
        </div>
      )}
    </div>
  )
}

/** In maths the formula is the question: large, and on a line of its own where only words introduce it. */
function wordsOf({ question, question_type }: Q): { text: string; formulaEm: number | null } {
  if (question_type !== 'maths') return { text: question, formulaEm: null }
  const text = withOwnLine(question)
  return { text, formulaEm: text === question ? 1.25 : 1.75 }
}
