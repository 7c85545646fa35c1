// The state that the tools of a test share: the annotations, which tools are open, and whether a tap strikes options out.

import { createContext, useContext } from 'react'
import type { useAnnotations } from './use-annotations.ts'

interface DeskTop {
  annotations: ReturnType<typeof useAnnotations>
  /** `tools`: on phones, the rarer tools are shown. */
  open: { note: boolean; calculator: boolean; tools: boolean }
  show: (tool: 'note' | 'calculator' | 'tools', isShown: boolean) => void
  /** The question whose options a tap strikes out. */
  strikingOn: number | null
  strikeOn: (questionId: number | null) => void
}

const Top = createContext<DeskTop | null>(null)

export const Desk = Top.Provider

/** @throws Error outside a page that provides it */
export function useDesk(): DeskTop {
  const top = useContext(Top)
  if (!top) throw new Error('useDesk needs the page of a test around it')
  return top
}
