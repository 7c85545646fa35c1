// The body of a round of maths: the solved formulas as a chain. It has a fixed height, so that the question below never moves.

import { VisuallyHidden } from '@mantine/core'
import { IconFlame } from '@tabler/icons-react'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useContentLang } from '../../../platform/i18n/content-language.ts'
import { FormulaText } from '../../../platform/ui/text/formula-text.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { answerWords } from '../../modes/index.ts'
import type { PlayState } from '../conversation/play-state.ts'
import { type Chain, chainOf, type Entry } from './chain.ts'
import classes from './chain.module.css'
import { solved } from './solved.ts'

export function ChainStrip({ state }: { state: PlayState }) {
  const { questions, play, feedback, given, phase } = state
  const chain = useMemo(() => chainOf({ questions, play, feedback, given }), [questions, play, feedback, given])
  return chain && <Strip chain={chain} isTold={phase === 'feedback'} />
}

/** From these numbers on, the chain looks it, as the run in the verdict does. */
const heats = [
  [10, 'great'],
  [5, 'proud'],
  [3, 'warm'],
] as const

function Strip({ chain: { entries, run, best }, isTold }: { chain: Chain; isTold: boolean }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const list = useNewestInView(entries.length)
  const isBroken = isTold && entries.at(-1)?.kind === 'break'
  return (
    <div className={classes.streak} data-chain data-heat={heats.find(([least]) => run >= least)?.[1]} data-broken={isBroken || undefined}>
      <p className={classes.figures}>
        <span className={classes.run}>
          <IconFlame size={22} aria-hidden />
          {run > 0 ? t('play.in_a_row', { count: run, shown: count(run) }) : t('streak.none')}
        </span>
        {best > 0 && <span className={`${classes.best} tabular`}>{t('streak.best', { shown: count(best) })}</span>}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without focus, the keyboard could not scroll it */}
      <ol ref={list} className={classes.chain} tabIndex={entries.length > 0 ? 0 : undefined} aria-label={t('streak.chain')}>
        {entries.map(entry =>
          entry.kind === 'link' ? <Link key={entry.question.id} entry={entry} /> : <Break key={entry.id} isNew={isTold && entry.isNew} />,
        )}
        <li className={classes.open} aria-hidden />
      </ol>
    </div>
  )
}

function Link({ entry: { question, answer, isInRun } }: { entry: Extract<Entry, { kind: 'link' }> }) {
  const lang = useContentLang(question.language_id)
  const { exact } = useNumbers()
  const { text, result } = useMemo(
    () => solved(question.question, answerWords(question, answer, exact).join(' · ')),
    [question, answer, exact],
  )
  return (
    <li className={classes.link} data-past={!isInRun || undefined} lang={lang}>
      <span className={classes.words} dir="auto">
        <FormulaText text={text} />
      </span>
      {result !== null && (
        <b className={classes.result} dir="auto">
          <FormulaText text={result} />
        </b>
      )}
    </li>
  )
}

/** A link torn in two. */
function Break({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation()
  return (
    <li className={classes.break} data-new={isNew || undefined}>
      <svg viewBox="0 0 40 40" width={36} height={36} aria-hidden>
        <path d="M16 13h-4a7 7 0 0 0 0 14h4M24 13h4a7 7 0 0 1 0 14h-4M20 6v6M14 7l2 4M26 7l-2 4M20 34v-6M14 33l2-4M26 33l-2-4" />
      </svg>
      <VisuallyHidden>{t('streak.broken')}</VisuallyHidden>
    </li>
  )
}

/** The newest end is in view, also when formulas have become wider by being drawn. */
function useNewestInView(length: number) {
  const list = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    const box = list.current
    if (!box) return
    const toEnd = () => {
      const { scrollWidth, clientWidth } = box
      box.scrollLeft = (scrollWidth - clientWidth) * (getComputedStyle(box).direction === 'rtl' ? -1 : 1)
    }
    toEnd()
    if (typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(toEnd)
    for (const link of box.children) watch.observe(link)
    return () => watch.disconnect()
  }, [length])
  return list
}
