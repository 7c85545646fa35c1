import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hasServerAnswered } from '../../platform/calls/connection.ts'
import { refreshSettings } from '../../platform/settings/site-settings.ts'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import { callErrorText } from '../../platform/ui/feedback/notify-call-error.ts'
import { notify } from '../../platform/ui/feedback/notify.ts'
import classes from '../../platform/ui/layout/section.module.css'
import { Row, Section } from '../../platform/ui/layout/section.tsx'
import { sitePages } from './site-pages.ts'

export function AboutSection() {
  const { t } = useTranslation()
  return (
    <Section title={t('settings.about')}>
      {sitePages.map(({ path, text }) => (
        <Link key={path} to={path} className={classes.link}>
          {t(text)}
          <IconChevronRight size={20} aria-hidden />
        </Link>
      ))}
      <RefreshRow />
    </Section>
  )
}

function RefreshRow() {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const refresh = async () => {
    setBusy(true)
    const hasArrived = await refreshSettings()
    setBusy(false)
    if (hasArrived) notify.success(t('settings.refreshed'))
    else notify.error(callErrorText({ refusal: null, isAnswered: hasServerAnswered() }))
  }
  return (
    <Row label={t('settings.refresh')} hint={t('settings.refresh_hint')}>
      <BusyButton variant="default" loading={isBusy} onClick={() => void refresh()}>
        {t('settings.refresh_now')}
      </BusyButton>
    </Row>
  )
}
