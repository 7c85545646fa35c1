import { Button } from '@mantine/core'
import { IconVolume } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../platform/session/session.ts'
import { chooseSound, keepSound } from '../../platform/ui/text/sound.ts'
import classes from './feedback.module.css'

/** Asked once per account, below the first verdict: no clock of a question runs then, and nothing above it moves when it disappears. */
export function SoundQuestion() {
  const { t } = useTranslation()
  const [isAsked, setAsked] = useState(isSoundUnknown)
  // Not to answer is an answer, too: the settings have the switch.
  useEffect(() => {
    if (isSoundUnknown()) keepSound(false)
  }, [])
  if (!isAsked) return null
  const choose = (sound: boolean) => {
    chooseSound(sound)
    setAsked(false)
  }
  return (
    <section className={classes.sound} aria-label={t('settings.sound')}>
      <IconVolume size={24} aria-hidden />
      <p>{t('play.sound_question')}</p>
      <Button size="sm" fz="md" variant="default" onClick={() => choose(true)}>
        {t('play.sound_yes')}
      </Button>
      <Button size="sm" fz="md" variant="subtle" color="gray" c="inherit" onClick={() => choose(false)}>
        {t('play.sound_no')}
      </Button>
    </section>
  )
}

const isSoundUnknown = () => !useSession.getState().isSoundAsked && (useSession.getState().user?.sound ?? null) === null
