// KaTeX names each of its fonts in three formats. Every browser we serve reads woff2: the others stay out of the build.

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
