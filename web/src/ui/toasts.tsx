// The toaster, set to the limits of toast-limits.ts. Reached through notify.ts only.

import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactElement } from 'react'
import hotToast, { Toaster, type DefaultToastOptions } from 'react-hot-toast'
import { alerting, toastLimits } from './toast-limits.ts'
import classes from './toasts.module.css'

export { default as toast } from 'react-hot-toast'

export const showError = (text: string, id?: string) => hotToast.error(text, { id, ariaProps: alerting })

/** The library draws a custom toast as it is, without the options' style. */
export const showCustom = (content: ReactElement, id?: string) => hotToast.custom(<div style={toastLimits.style}>{content}</div>, { id })

export const toastOptions: DefaultToastOptions = {
  ...toastLimits,
  className: classes.toast,
  success: { ...toastLimits.success, icon: <IconCircleCheck className={classes.right} aria-hidden /> },
  error: { ...toastLimits.error, icon: <IconAlertTriangle className={classes.wrong} aria-hidden /> },
}

export default function TriviumToaster() {
  return <Toaster position="top-center" containerClassName={classes.container} toastOptions={toastOptions} />
}
