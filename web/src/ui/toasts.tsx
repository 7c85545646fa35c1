// The toaster, set to the seed's limits: at most 20 kept, 4 s for blank, error and custom, 2 s for success, loading without
// end, removed 1 s after dismissal, at most 350 px wide. Reached through notify.ts only.

import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { Toaster } from 'react-hot-toast'
import classes from './toasts.module.css'

export { default as toast } from 'react-hot-toast'

export default function TriviumToaster() {
  return (
    <Toaster
      position="top-center"
      containerClassName={classes.container}
      toastOptions={{
        className: classes.toast,
        duration: 4000,
        removeDelay: 1000,
        success: { duration: 2000, icon: <IconCircleCheck className={classes.right} aria-hidden /> },
        error: { duration: 4000, icon: <IconAlertTriangle className={classes.wrong} aria-hidden />, ariaProps: { role: 'alert', 'aria-live': 'assertive' } },
        loading: { duration: Number.POSITIVE_INFINITY },
        blank: { duration: 4000 },
        custom: { duration: 4000 },
        style: { maxWidth: 350 },
      }}
    />
  )
}
