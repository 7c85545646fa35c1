// The text of a question, an option or a note, with its original line breaks. It may contain formulas ($…$, $$…$$); without any, KaTeX is
// not loaded.

import { useEffect, useMemo, useState } from 'react'
import { type FormulaPart, formulaParts } from '@trivium/rules/bank/questions/formula-parts'
import classes from './formula.module.css'

type Draw = (source: string, isDisplay: boolean) => string | null

interface FormulaTextProps {
  text: string
  /** Language of the words, if no parent element sets it. */
  lang?: string
}

export function FormulaText({ text, lang }: FormulaTextProps) {
  const parts = useMemo(() => (text.includes('$') ? formulaParts(text) : null), [text])
  const hasFormulas = parts?.some(({ kind }) => kind !== 'text') ?? false
  // One element, so that words and formulas stay together even in a flex or grid parent. The key gives a new text a new element, so that
  // nothing remains of a browser's translation of the old text.
  return (
    <span key={text} lang={lang} className={classes.text} data-lines={text.includes('\n') || undefined}>
      {parts && hasFormulas ? <Formulas parts={parts} /> : (parts?.map(({ source }) => source).join('') ?? text)}
    </span>
  )
}

function Formulas({ parts }: { parts: FormulaPart[] }) {
  const draw = useDraw()
  return parts.map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never change places
    part.kind === 'text' ? part.source : <Formula key={index} source={part.source} isDisplay={part.kind === 'display'} draw={draw} />,
  )
}

/** Always left to right. Shows the source until KaTeX has loaded, and if KaTeX cannot draw it. */
function Formula({ source, isDisplay, draw }: { source: string; isDisplay: boolean; draw: Draw | null }) {
  const html = useMemo(() => draw?.(source, isDisplay) ?? null, [draw, source, isDisplay])
  const className = isDisplay ? classes.display : classes.inline
  if (html === null) {
    return (
      <code dir="ltr" translate="no" className={className} data-source>
        {source}
      </code>
    )
  }
  return <span dir="ltr" translate="no" className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

let loaded: Draw | null = null
let loading: Promise<Draw> | null = null

/** After KaTeX has loaded, later formulas render at once. The next text retries after a failed load. */
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
