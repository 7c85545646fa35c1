import { Button } from '@mantine/core'
import { IconVolume } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setPreference, useSession } from '../../platform/session/session.ts'
import { chooseSound } from '../../platform/ui/text/sound.ts'
import classes from './feedback.module.css'

/** Asked once, below the first verdict: no clock of a question runs then, and nothing above it moves when it disappears. */
export function SoundQuestion() {
  const { t } = useTranslation()
  const [isAsked, setAsked] = useState(() => !useSession.getState().isSoundAsked)
  useEffect(() => setPreference('isSoundAsked', true), [])
  if (!isAsked) return null
  const choose = (sound: boolean) => {
    chooseSound(sound)
    setAsked(false)
  }
  return (
    <section className={classes.sound} aria-label={t('settings.sound')}>
      <IconVolume size={24} aria-hidden />
      <p>{t('play.sound_question')}</p>
      <Button size="sm" variant="default" onClick={() => choose(true)}>
        {t('play.sound_yes')}
      </Button>
      <Button size="sm" variant="subtle" color="gray" c="inherit" onClick={() => choose(false)}>
        {t('play.sound_no')}
      </Button>
    </section>
  )
}
