// A dialog with the editor's preview of a row's question, which can be answered as on a player's screen.

import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useQueries } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { PictureOrSound } from '@trivium/contract/bank/imports.admin'
import { Preview, seenBy } from '../../questions/index.ts'
import { useContentLanguages } from '../../../platform/ui/languages.ts'
import { mediaQuery } from './row-media.tsx'
import type { ShownProps } from './shown-answers.tsx'
import { mediaOf, valuesOf } from './shown-values.ts'

interface PlayerViewProps extends ShownProps {
  /** `Row 7`. */
  title: string
}

export function PlayerViewButton(props: PlayerViewProps) {
  const [isOpen, setOpen] = useState(false)
  const who = props.importId === null ? 'examinees' : 'players'
  return (
    <>
      <Button size="small" aria-label={`${props.title} as ${who} see it`} onClick={() => setOpen(true)} sx={{ mt: 1 }}>
        As {who} see it
      </Button>
      {isOpen && <PlayerView {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function PlayerView({ shown, importId, title, onClose }: PlayerViewProps & { onClose: () => void }) {
  const titleId = useId()
  const languages = useContentLanguages()
  const sources = useSources(importId, mediaOf(shown))
  const language = languages.find(({ code }) => code === shown.language)
  const seen = seenBy(valuesOf(shown, sources), { language, place: shown.subcategory ?? shown.category })
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Preview shown={{ ...seen, languages }} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}

/** The address of each picture and sound by its name, without those that have not arrived yet. */
function useSources(importId: number | null, media: readonly PictureOrSound[]): ReadonlyMap<string, string> {
  return useQueries({
    queries: media.map(one => mediaQuery(importId, one)),
    combine: replies => new Map(media.flatMap(({ name }, index) => (replies[index]?.data ? [[name, replies[index].data] as const] : []))),
  })
}
