// KaTeX with its styles and fonts. Heavy: only formula-text.tsx imports it, and only when a text holds a formula.

import katex from 'katex'
import 'katex/dist/katex.min.css'

/** Null when the source is no LaTeX that we can draw. The markup holds MathML beside the drawing, for screen readers. */
export function formulaHtml(source: string, displayMode: boolean): string | null {
  try {
    // Sources come from a question bank, not from us: no links, no pictures, no endless expansion, no giant rules.
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

/** Inside a line LaTeX draws a fraction at seven tenths: on a phone too small to read. So fractions are drawn as on a line of their own. */
const readable = (source: string) => (source.includes('\\frac') ? `\\displaystyle ${source}` : source)
