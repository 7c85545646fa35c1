// The right order on the line, and beside it the player's, place by place.

import type { OptionKey } from '@trivium/contract/play/plays'
import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type BoardProps, Place, Places, Words } from './line-board.tsx'
import classes from './order.module.css'

export function ToldBoard({ own, ...props }: BoardProps & { own: readonly OptionKey[] }) {
  const { question, line } = props
  const { t } = useTranslation()
  return (
    <>
      <Places>
        {line.map((key, place) => (
          <Place key={place} {...props} place={place} option={key} />
        ))}
      </Places>
      {own.length > 0 && (
        <ol className={classes.chips} aria-label={t('review.your_order')}>
          {own.map((key, place) => {
            const isInPlace = line[place] === key
            return (
              <li key={key} className={classes.own} data-mark={isInPlace ? 'right' : 'wrong'}>
                <Words question={question} option={key} />
                {isInPlace ? <IconCheck size={20} aria-hidden /> : <IconX size={20} aria-hidden />}
                <VisuallyHidden>{isInPlace ? t('review.in_place') : t('review.out_of_place')}</VisuallyHidden>
              </li>
            )
          })}
        </ol>
      )}
    </>
  )
}
