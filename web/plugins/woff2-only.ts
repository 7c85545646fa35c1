// KaTeX lists each font in three formats. All supported browsers read woff2, so the build leaves out the others.

import type { Plugin } from 'vite'

const others = /,\s*url\([^)]+\)\s*format\((["'])(?:woff|truetype)\1\)/g

export function woff2Only(): Plugin {
  return {
    name: 'trivium-woff2-only',
    enforce: 'pre',
    transform: {
      filter: { id: /katex[^/]*\.css$/ },
      handler: code => code.replaceAll(others, ''),
    },
  }
}
