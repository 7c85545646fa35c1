// The state that the tools of a test share: the annotations, and whether note and calculator are open.

import { createContext, useContext } from 'react'
import type { useAnnotations } from './use-annotations.ts'

interface DeskTop {
  annotations: ReturnType<typeof useAnnotations>
  open: { note: boolean; calculator: boolean }
  show: (tool: 'note' | 'calculator', isShown: boolean) => void
}

const Top = createContext<DeskTop | null>(null)

export const Desk = Top.Provider

/** @throws Error outside a page that provides it */
export function useDesk(): DeskTop {
  const top = useContext(Top)
  if (!top) throw new Error('useDesk needs the page of a test around it')
  return top
}
