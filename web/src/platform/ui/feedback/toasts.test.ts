import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { useToaster, type Toast } from 'react-hot-toast'
import { afterEach, describe, expect, it } from 'vitest'
import { alerting, toast, toastOptions } from './toasts.tsx'

/** The toasts that the toaster would show. */
function shownToasts(): Toast[] {
  let shown: Toast[] = []
  const Probe = () => {
    shown = useToaster(toastOptions).toasts
    return null
  }
  renderToString(createElement(Probe))
  return shown
}

afterEach(() => toast.remove())

describe('toasts', () => {
  it('are limited to 20', () => {
    for (let number = 1; number <= 25; number += 1) toast(`toast ${number}`)
    expect(shownToasts()).toHaveLength(20)
  })

  it.each([
    ['blank', 4000, () => toast('text')],
    ['error', 4000, () => toast.error('text')],
    ['custom', 4000, () => toast.custom('text')],
    ['success', 2000, () => toast.success('text')],
    ['loading', Number.POSITIVE_INFINITY, () => toast.loading('text')],
  ])('of kind %s stay %d ms, go in 1000 ms, and are at most 350 px wide', (type, duration, show) => {
    show()
    expect(shownToasts()).toMatchObject([{ type, duration, removeDelay: 1000, style: { maxWidth: 350 } }])
  })

  it('are alerts if they report an error', () => {
    toast.error('text', { ariaProps: alerting })
    expect(shownToasts()[0]?.ariaProps).toEqual({ role: 'alert', 'aria-live': 'assertive' })
  })
})
