// Starts the console.

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepsSiteData } from '../../web/src/platform/ui/hooks/site-data.ts'
import { makeTextsChangeable } from '../../web/src/platform/ui/text/translated-texts.ts'
import { SavesNothing } from './platform/saves-nothing.tsx'
import './console.css'

makeTextsChangeable()
const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')
const root = createRoot(container)
if (keepsSiteData()) {
  // Import it only here: it reads the browser's storage as soon as it loads.
  const { Console } = await import('./console.tsx')
  root.render(
    <StrictMode>
      <Console />
    </StrictMode>,
  )
} else root.render(<SavesNothing />)
