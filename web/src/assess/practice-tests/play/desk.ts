// What lies beside the questions of a test, for the tools.

import { createContext, useContext } from 'react'
import type { useAnnotations } from './use-annotations.ts'

interface DeskTop {
  annotations: ReturnType<typeof useAnnotations>
  open: { note: boolean; calculator: boolean }
  show: (tool: 'note' | 'calculator', isShown: boolean) => void
}

const Top = createContext<DeskTop | null>(null)

export const Desk = Top.Provider

/** Only below a page that provides it. */
export function useDesk(): DeskTop {
  const top = useContext(Top)
  if (!top) throw new Error('The tools stand below the page of a test')
  return top
}
