// A text that may hold formulas ($…$, $$…$$). Without one it is just the text, and KaTeX is not fetched.

import { useEffect, useMemo, useState } from 'react'
import { type FormulaPart, formulaParts } from '@trivium/rules/formula-parts'
import classes from './formula.module.css'

type Draw = (source: string, isDisplay: boolean) => string | null

interface FormulaTextProps {
  text: string
  /** Of the words, where nothing around them says it. */
  lang?: string
}

export function FormulaText({ text, lang }: FormulaTextProps) {
  const parts = useMemo(() => (text.includes('$') ? formulaParts(text) : null), [text])
  if (!parts) return lang ? <span lang={lang}>{text}</span> : text
  // One box, so that the words and their formulas stay one line also where the parent lays its children out.
  return (
    <span lang={lang}>{parts.every(({ kind }) => kind === 'text') ? parts.map(({ source }) => source) : <Formulas parts={parts} />}</span>
  )
}

function Formulas({ parts }: { parts: FormulaPart[] }) {
  const draw = useDraw()
  return parts.map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never change places
    part.kind === 'text' ? part.source : <Formula key={index} source={part.source} isDisplay={part.kind === 'display'} draw={draw} />,
  )
}

/** Left to right in any text. Until KaTeX is here, and where it cannot draw the source, the source stands in its place. */
function Formula({ source, isDisplay, draw }: { source: string; isDisplay: boolean; draw: Draw | null }) {
  const html = useMemo(() => draw?.(source, isDisplay) ?? null, [draw, source, isDisplay])
  const className = isDisplay ? classes.display : classes.inline
  if (html === null) {
    return (
      <code dir="ltr" className={className} data-source>
        {source}
      </code>
    )
  }
  return <span dir="ltr" className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

let loaded: Draw | null = null
let loading: Promise<Draw> | null = null

/** Once KaTeX is here, every later formula is drawn at once. A failed fetch is tried again by the next text. */
async function load(): Promise<Draw> {
  loading ??= import('./formula-html.ts').then(({ formulaHtml }) => (loaded = formulaHtml))
  try {
    return await loading
  } catch (error) {
    loading = null
    throw error
  }
}

function useDraw(): Draw | null {
  const [draw, setDraw] = useState<Draw | null>(() => loaded)
  useEffect(() => {
    if (draw) return
    let isGone = false
    load().then(
      drawer => isGone || setDraw(() => drawer),
      (error: unknown) => console.warn('formulas could not be loaded', error),
    )
    return () => {
      isGone = true
    }
  }, [draw])
  return draw
}
