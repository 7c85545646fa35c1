import { createContext } from 'react'

/** Set where every change is saved by itself: nothing but the whole play is handed in there. */
export const FreeOrder = createContext(false)
