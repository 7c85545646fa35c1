import type { Phrase } from '@trivium/contract/people/message-names'
import { ActionIcon, Popover, Switch } from '@mantine/core'
import { IconMessageCircle, IconMessageOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PhraseFace, faces, sentences } from '../../../people/messages/index.ts'
import classes from './talk.module.css'

interface TalkButtonProps {
  isOpen: boolean
  isShown: boolean
  onOpen: (isOpen: boolean) => void
  onShow: (isShown: boolean) => void
  onSay: (phrase: Phrase) => void
}

/** Opens a sheet with phrases and faces, and a switch that hides the phrases of others. */
export function TalkButton({ isOpen, isShown, onOpen, onShow, onSay }: TalkButtonProps) {
  const { t } = useTranslation()
  const say = (phrase: Phrase) => {
    onSay(phrase)
    onOpen(false)
  }
  const Drawing = isShown ? IconMessageCircle : IconMessageOff
  return (
    <Popover opened={isOpen} onChange={onOpen} trapFocus returnFocus position="bottom-end" width={312} radius="lg" shadow="md" withinPortal>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          c="dimmed"
          size={44}
          radius="xl"
          onClick={() => onOpen(!isOpen)}
          aria-label={t('battle.talk')}
        >
          <Drawing size={24} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.sheet} aria-label={t('battle.talk')}>
        <div className={classes.faces}>
          {faces.map(phrase => (
            <button key={phrase} type="button" className={classes.faceButton} onClick={() => say(phrase)}>
              <PhraseFace phrase={phrase} size={28} />
            </button>
          ))}
        </div>
        <div className={classes.sentences}>
          {sentences.map(phrase => (
            <button key={phrase} type="button" className={classes.sentence} onClick={() => say(phrase)}>
              {t(`battle.phrase_${phrase}`)}
            </button>
          ))}
        </div>
        <Switch checked={isShown} onChange={event => onShow(event.currentTarget.checked)} label={t('battle.show_talk')} />
      </Popover.Dropdown>
    </Popover>
  )
}
