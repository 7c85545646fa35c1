// The toaster. Import it only through notify.ts.

import { CloseButton } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { MouseEvent, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import hotToast, { Toaster, type DefaultToastOptions } from 'react-hot-toast'
import classes from './toasts.module.css'

export { default as toast } from 'react-hot-toast'

/** The seed's limits. The library itself keeps at most 20 toasts, which the test checks. */
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

/** Errors are assertive. Must be set on each toast, because the library gives every toast a polite role that overrides the options. */
export const alerting = { role: 'alert', 'aria-live': 'assertive' } as const

export const showError = (text: string, id?: string) => hotToast.error(text, { id, ariaProps: alerting })

export interface Lasting {
  id: string
  text: string
  /** A link to a page that helps. Toasts render outside the router, hence `goTo`. */
  way: { to: string; text: string; goTo: (path: string) => void }
}

/** An error that belongs to no single call: it stays until the player closes it. */
export const showLasting = (lasting: Lasting) =>
  hotToast.error(<LastingWords {...lasting} />, { id: lasting.id, duration: Number.POSITIVE_INFINITY, ariaProps: alerting })

function LastingWords({ id, text, way }: Lasting) {
  const { t } = useTranslation()
  const close = () => hotToast.dismiss(id)
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    close()
    way.goTo(way.to)
  }
  return (
    <span className={classes.lasting}>
      <span>
        {text}{' '}
        <a href={way.to} onClick={follow}>
          {way.text}
        </a>
      </span>
      <CloseButton size="lg" aria-label={t('action.close')} onClick={close} />
    </span>
  )
}

/** Adds the style, because the library renders custom toasts without the style of the options. */
export const showCustom = (content: ReactElement, id?: string) => hotToast.custom(<div style={toastLimits.style}>{content}</div>, { id })

export const toastOptions: DefaultToastOptions = {
  ...toastLimits,
  className: classes.toast,
  success: { ...toastLimits.success, icon: <IconCircleCheck className={classes.right} aria-hidden /> },
  blank: { ...toastLimits.blank, icon: <IconInfoCircle className={classes.info} aria-hidden /> },
  error: { ...toastLimits.error, icon: <IconAlertTriangle className={classes.wrong} aria-hidden /> },
}

/** A landmark of its own, because toasts render outside the page and some contain links. */
export default function TriviumToaster() {
  const { t } = useTranslation()
  return (
    <section aria-label={t('notices.title')}>
      <Toaster position="top-center" containerClassName={classes.container} toastOptions={toastOptions} />
    </section>
  )
}
