import { createContext } from 'react'

/** The place of the main button in the dock of a play (play-dock.tsx). Without it, the button stands below its input. */
export const DockPlace = createContext<Element | null>(null)
