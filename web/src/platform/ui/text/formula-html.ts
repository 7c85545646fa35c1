// KaTeX with its styles and fonts. It is large: only formula-text.tsx imports it, lazily, when a text contains a formula.

import katex from 'katex'
import 'katex/dist/katex.min.css'

/** Returns null if KaTeX cannot draw the source. The markup also contains MathML for screen readers. */
export function formulaHtml(source: string, displayMode: boolean): string | null {
  try {
    // Sources are untrusted (from question banks), so links, pictures, endless expansion and giant rules are forbidden.
    return katex.renderToString(readable(source), {
      displayMode,
      output: 'htmlAndMathml',
      trust: false,
      strict: 'ignore',
      maxSize: 20,
      maxExpand: 200,
    })
  } catch (error) {
    console.warn('formula', error)
    return null
  }
}

/** Draws fractions in display style, because inline LaTeX shrinks them to 70 %, too small to read on a phone. */
const readable = (source: string) => (source.includes('\\frac') ? `\\displaystyle ${source}` : source)
