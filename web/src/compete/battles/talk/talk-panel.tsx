import type { Phrase } from '@trivium/contract/people/message-names'
import { Switch } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PhraseFace, faces, sentences } from '../../../people/messages/index.ts'
import classes from './talk.module.css'

interface TalkPanelProps {
  isShown: boolean
  onShow: (isShown: boolean) => void
  onSay: (phrase: Phrase) => void
}

/** Phrases and faces to say, and a switch that hides what others say. It stands below the options and covers none of them. */
export function TalkPanel({ isShown, onShow, onSay }: TalkPanelProps) {
  const { t } = useTranslation()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    panel.current?.querySelector('button')?.focus({ preventScroll: true })
    panel.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <section ref={panel} className={classes.panel} data-talk aria-label={t('battle.talk')}>
      <div className={classes.faces}>
        {faces.map(phrase => (
          <button key={phrase} type="button" className={classes.faceButton} onClick={() => onSay(phrase)}>
            <PhraseFace phrase={phrase} size={28} />
          </button>
        ))}
      </div>
      <div className={classes.sentences}>
        {sentences.map(phrase => (
          <button key={phrase} type="button" className={classes.sentence} onClick={() => onSay(phrase)}>
            {t(`battle.phrase_${phrase}`)}
          </button>
        ))}
      </div>
      <Switch checked={isShown} onChange={event => onShow(event.currentTarget.checked)} label={t('battle.show_talk')} />
    </section>
  )
}
