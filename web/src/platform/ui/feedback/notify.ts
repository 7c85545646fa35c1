// Toasts from anywhere in the code. The library loads with the first toast, so it is not part of the first load.

import type { ReactElement } from 'react'
import { create } from 'zustand'
import type { Lasting } from './toasts.tsx'

const library = () => import('./toasts.tsx')

/** Set by the first toast, so that the app renders the toaster. */
export const useToasterWanted = create<{ isWanted: boolean }>()(() => ({ isWanted: false }))

async function show(act: (toasts: Awaited<ReturnType<typeof library>>) => void): Promise<void> {
  useToasterWanted.setState({ isWanted: true })
  try {
    act(await library())
  } catch (error) {
    console.warn('toasts could not be loaded', error)
  }
}

/** Pass an id to replace a toast instead of adding one. */
export const notify = {
  blank: (text: string, id?: string) => void show(({ toast }) => toast(text, { id })),
  success: (text: string, id?: string) => void show(({ toast }) => toast.success(text, { id })),
  error: (text: string, id?: string) => void show(({ showError }) => showError(text, id)),
  lasting: (lasting: Lasting) => void show(({ showLasting }) => showLasting(lasting)),
  /** Stays until it is replaced or dismissed. */
  loading: (text: string, id: string) => void show(({ toast }) => toast.loading(text, { id })),
  custom: (content: ReactElement, id?: string) => void show(({ showCustom }) => showCustom(content, id)),
  /** Removes a toast without an animation. Does nothing if there was no toast yet, to avoid loading the library. */
  remove: (id: string) => void (useToasterWanted.getState().isWanted && show(({ toast }) => toast.remove(id))),
  dismiss: (id?: string) => void show(({ toast }) => toast.dismiss(id)),
}
