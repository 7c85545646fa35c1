// Starts the console.

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Console } from './console.tsx'
import './console.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has a root')
createRoot(root).render(
  <StrictMode>
    <Console />
  </StrictMode>,
)
