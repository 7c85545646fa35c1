import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { AnswerInputProps } from './answer-inputs.tsx'
import { moved } from './answer-text.ts'
import { OptionBody } from './option-body.tsx'
import { OptionMark } from './option-mark.tsx'
import { keysIn } from './play-state.ts'
import classes from './play.module.css'

/** All of them, in the right order: moved up and down, handed in when the player is done. */
export function OptionOrder({ question, effect, answer, outcome, isOpen, onChange, onHandIn }: AnswerInputProps) {
  const { t } = useTranslation()
  const keys = answer === '' ? question.options.map(option => option.key) : keysIn(answer)
  const right = keysIn(outcome?.correct_answer ?? null)
  const move = (from: number, by: number) => onChange(moved(keys, from, from + by))
  return (
    <>
      <ol className={classes.options}>
        {keys.map((key, place) => {
          const option = question.options.find(entry => entry.key === key)
          if (!option) return null
          const mark = right.length > 0 ? (right[place] === key ? 'right' : 'wrong') : null
          return (
            <li key={key} className={classes.option} data-mark={mark ?? undefined}>
              <OptionBody option={option} effect={effect} />
              <OptionMark mark={mark} isChosen={false} />
              {isOpen && (
                <span className={classes.moves}>
                  <ActionIcon variant="default" size={44} onClick={() => move(place, -1)} disabled={place === 0} aria-label={t('play.move_up', { option: option.text })}>
                    <IconArrowUp size={20} aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    variant="default"
                    size={44}
                    onClick={() => move(place, 1)}
                    disabled={place === keys.length - 1}
                    aria-label={t('play.move_down', { option: option.text })}
                  >
                    <IconArrowDown size={20} aria-hidden />
                  </ActionIcon>
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {isOpen && (
        <Button size="lg" onClick={() => onHandIn(keys.join(','))}>
          {t('play.hand_in')}
        </Button>
      )}
    </>
  )
}
