import { SegmentedControl, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { setPreference, useSession, type Theme } from '../../platform/session/session.ts'
import { Row, Section } from '../../platform/ui/layout/section.tsx'
import { chooseSound } from '../../platform/ui/text/sound.ts'
import classes from './settings-page.module.css'

const themes: Theme[] = ['system', 'light', 'dark']

export function FeelSection() {
  const { t } = useTranslation()
  const { theme, sound, motion } = useSession()
  return (
    <Section title={t('settings.feel')}>
      <Row label={t('settings.theme')}>
        <SegmentedControl
          className={classes.choice}
          aria-label={t('settings.theme')}
          radius="xl"
          data={themes.map(value => ({ value, label: t(`settings.theme_${value}`) }))}
          value={theme}
          onChange={value => setPreference('theme', value)}
        />
      </Row>
      <Row label={t('settings.sound')} hint={t('settings.sound_hint')} htmlFor="sound">
        <Switch id="sound" size="md" checked={sound} onChange={event => chooseSound(event.currentTarget.checked)} />
      </Row>
      <Row label={t('settings.motion')} hint={t('settings.motion_hint')} htmlFor="motion">
        <Switch
          id="motion"
          size="md"
          checked={motion === 'reduced'}
          onChange={event => setPreference('motion', event.currentTarget.checked ? 'reduced' : 'system')}
        />
      </Row>
    </Section>
  )
}
