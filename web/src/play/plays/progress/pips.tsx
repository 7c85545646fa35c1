import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import type { Pip } from './course.ts'
import classes from './pips.module.css'

interface PipsProps {
  pips: Pip[]
  /** The index of the question on screen; -1 for none. */
  now: number
}

/** A small shape for each question: filled, hollow or a dot, so that right and wrong do not differ by colour alone. */
export function PipBar({ pips, now, label }: PipsProps & { label: string }) {
  const done = pips.filter(pip => pip !== 'open').length
  return (
    <div role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={pips.length} aria-valuenow={done}>
      <PipRow pips={pips} now={now} />
    </div>
  )
}

/** Decorative. */
export function PipRow({ pips, now }: PipsProps) {
  return (
    <span className={classes.bar} aria-hidden>
      {pips.map((pip, place) => (
        <span key={place} data-pip={pip} data-now={place === now || undefined} />
      ))}
    </span>
  )
}

const words = { right: 'play.verdict_right', wrong: 'play.verdict_wrong', answered: 'free.is_answered', open: 'free.is_open' } as const

/** With a number and an icon, where there is space. */
export function PipTiles({ pips, now }: PipsProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return (
    <ol className={classes.tiles}>
      {pips.map((pip, place) => (
        <li key={place} data-pip={pip} data-now={place === now || undefined}>
          {pip === 'right' ? (
            <IconCheck size={18} stroke={3} aria-hidden />
          ) : pip === 'wrong' ? (
            <IconX size={18} stroke={3} aria-hidden />
          ) : (
            <span aria-hidden>{count(place + 1)}</span>
          )}
          <VisuallyHidden>{t('free.place', { number: count(place + 1), status: t(words[pip]) })}</VisuallyHidden>
        </li>
      ))}
    </ol>
  )
}
