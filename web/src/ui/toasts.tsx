// The toaster. Reached through notify.ts only.

import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import hotToast, { Toaster, type DefaultToastOptions } from 'react-hot-toast'
import classes from './toasts.module.css'

export { default as toast } from 'react-hot-toast'

/** The seed's limits; that at most 20 are kept is the library's own doing, held by the test. */
const toastLimits = {
  duration: 4000,
  removeDelay: 1000,
  success: { duration: 2000 },
  error: { duration: 4000 },
  loading: { duration: Number.POSITIVE_INFINITY },
  blank: { duration: 4000 },
  custom: { duration: 4000 },
  style: { maxWidth: 350 },
}

/** An error interrupts. Goes with each toast: the library gives every toast a polite role of its own, which wins over options. */
export const alerting = { role: 'alert', 'aria-live': 'assertive' } as const

export const showError = (text: string, id?: string) => hotToast.error(text, { id, ariaProps: alerting })

/** The library draws a custom toast as it is, without the options' style. */
export const showCustom = (content: ReactElement, id?: string) => hotToast.custom(<div style={toastLimits.style}>{content}</div>, { id })

export const toastOptions: DefaultToastOptions = {
  ...toastLimits,
  className: classes.toast,
  success: { ...toastLimits.success, icon: <IconCircleCheck className={classes.right} aria-hidden /> },
  error: { ...toastLimits.error, icon: <IconAlertTriangle className={classes.wrong} aria-hidden /> },
}

/** A landmark of its own: toasts stand outside the page, and some of them are links. */
export default function TriviumToaster() {
  const { t } = useTranslation()
  return (
    <section aria-label={t('notices.title')}>
      <Toaster position="top-center" containerClassName={classes.container} toastOptions={toastOptions} />
    </section>
  )
}
