import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../../../platform/session/session.ts'
import { Row, Section } from '../../../platform/ui/layout/section.tsx'
import { useHasSecondFactors } from './calls.ts'

/** Shows whether the player has a second factor, with a link to its page. */
export function SecondFactorSection() {
  const { t } = useTranslation()
  const isOffered = useHasSecondFactors()
  const isOn = useSession(session => session.user?.has_second_factor ?? false)
  if (!isOffered) return null
  const action = t(isOn ? 'factor.change' : 'factor.set_up')
  return (
    <Section title={t('factor.title')}>
      <Row label={t(isOn ? 'factor.is_on' : 'factor.is_off')} hint={t(isOn ? 'factor.on_hint' : 'factor.off_hint')}>
        <Button component={Link} to="/settings/second-factor/" variant="default" aria-label={`${action}: ${t('factor.title')}`}>
          {action}
        </Button>
      </Row>
    </Section>
  )
}
