/** The seed's limits; that at most 20 are kept is the library's own doing, held by the test. */
export const toastLimits = {
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
