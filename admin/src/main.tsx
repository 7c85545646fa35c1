// Starts the console.

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepsSiteData } from '../../web/src/platform/ui/hooks/site-data.ts'
import { makeTextsChangeable } from '../../web/src/platform/ui/text/translated-texts.ts'
import { SavesNothing } from './platform/saves-nothing.tsx'
import './console.css'

makeTextsChangeable()
const container = document.getElementById('root')
if (!container) throw new Error('index.html has a root')
const root = createRoot(container)
if (keepsSiteData()) {
  // Loaded only now, because it looks into the browser's store as soon as it is.
  const { Console } = await import('./console.tsx')
  root.render(
    <StrictMode>
      <Console />
    </StrictMode>,
  )
} else root.render(<SavesNothing />)
