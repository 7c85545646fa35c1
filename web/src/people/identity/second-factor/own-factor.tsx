import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { ConfirmDialog } from '../../../platform/ui/feedback/confirm-dialog.tsx'
import { FormProblem } from '../../../platform/ui/feedback/form-problem.tsx'
import { Row } from '../../../platform/ui/layout/section.tsx'
import { useAttempt } from '../use-attempt.ts'
import { endSecondFactor, newEmergencyCodes } from './calls.ts'
import { EmergencyCodes } from './emergency-codes.tsx'
import classes from './own-page.module.css'

/** Actions on the player's second factor after a right code: new emergency codes, or removal. */
export function OwnFactor({ password, onGone }: { password: string; onGone: () => Promise<void> }) {
  const { t } = useTranslation()
  const [codes, setCodes] = useState<string[]>([])
  const [isAsking, setAsking] = useState(false)
  const { isBusy, setBusy, problem, attempt } = useAttempt()
  // The removal may have succeeded although the next step failed.
  const [isGone, setGone] = useState(false)
  const makeCodes = () =>
    attempt(async () => {
      setCodes(await newEmergencyCodes(password))
      setBusy(false)
    })
  const takeAway = () => {
    setAsking(false)
    return attempt(async () => {
      if (!isGone) await endSecondFactor(password)
      setGone(true)
      await onGone()
    })
  }
  return (
    <>
      {problem && (
        <div className={classes.narrow}>
          <FormProblem>{problem}</FormProblem>
        </div>
      )}
      <div className={classes.rows}>
        <Row label={t('factor.codes')} hint={t('factor.new_codes_hint')}>
          <BusyButton variant="default" loading={isBusy} onClick={() => void makeCodes()}>
            {t('factor.new_codes')}
          </BusyButton>
        </Row>
        {codes.length > 0 && (
          <div className={classes.fresh}>
            <p className={classes.hint}>{t('factor.codes_text')}</p>
            <EmergencyCodes codes={codes} />
          </div>
        )}
        <Row label={t('factor.is_on')} hint={t('factor.on_hint')}>
          <Button variant="default" className={classes.danger} onClick={() => setAsking(true)}>
            {t('factor.take_away')}
          </Button>
        </Row>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('factor.take_away_title')}
        text={t('factor.take_away_text')}
        action={t('factor.take_away')}
        isPending={isBusy}
        onConfirm={() => void takeAway()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
