// A question as players see it on a phone, in light and dark colours.

import { Box, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { nameOfCategory, useCategories } from '../../catalogue/index.ts'
import { seenBy, type Values } from '../question-form-values.ts'
import { useContentLanguages } from '../../../platform/ui/languages.ts'
import { type PreviewMessage, readReply } from './preview-message.ts'

type Shown = Omit<PreviewMessage, 'kind' | 'scheme'>

/** Previews the question of the surrounding form. */
export const PreviewFrame = () => (
  <Box sx={{ position: 'sticky', top: 64 }}>
    <Preview shown={useFormValues()} />
  </Box>
)

/** The same for a question of an exam, which has no category. */
export const ExamPreviewFrame = () => (
  <Box sx={{ position: 'sticky', top: 64 }}>
    <Preview shown={useExamFormValues()} />
  </Box>
)

export function Preview({ shown }: { shown: Shown }) {
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const { frame, height } = useTold({ kind: 'preview', scheme, ...shown })
  return (
    <Stack spacing={1} component="section" aria-label="Preview">
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h6" component="h2">
          As players see it
        </Typography>
        <ToggleButtonGroup size="small" exclusive value={scheme} aria-label="Colours" onChange={(_, chosen) => chosen && setScheme(chosen)}>
          <ToggleButton value="light">Day</ToggleButton>
          <ToggleButton value="dark">Night</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <Box
        component="iframe"
        ref={frame}
        src={`${import.meta.env.BASE_URL}preview.html`}
        title="Preview of the question"
        sx={{
          width: 390,
          maxWidth: '100%',
          height: Math.min(900, Math.max(320, height)),
          border: 1,
          borderColor: 'divider',
          borderRadius: 3,
        }}
      />
      {shown.question.options.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          Options are in your order here. Players see them shuffled, unless you choose that they keep their order.
        </Typography>
      )}
    </Stack>
  )
}

function useFormValues(): Shown {
  const values = useWatch<Values>()
  const languages = useContentLanguages()
  const { data: categories } = useCategories()
  const language = languages.find(({ id }) => id === values.language_id)
  const category = categories?.find(({ id }) => id === values.category_id)
  const place = category ? (category.names[language?.code ?? 'en'] ?? nameOfCategory(category)) : ''
  return { ...seenBy(values, { language, place }), languages }
}

function useExamFormValues(): Shown {
  const values = useWatch<Values>()
  const languages = useContentLanguages()
  const language = languages.find(({ id }) => id === values.language_id)
  return { ...seenBy(values, { language, place: '' }), languages }
}

/** Sends the message to the page in the frame once it is ready and after every change. */
function useTold(message: PreviewMessage) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const reply = readReply(event, frame.current)
      if (reply?.kind === 'preview_ready') setReady(true)
      if (reply?.kind === 'preview_height') setHeight(reply.px + 8)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  const feedback = JSON.stringify(message)
  useEffect(() => {
    if (isReady && message.languages.length > 0) frame.current?.contentWindow?.postMessage(JSON.parse(feedback), location.origin)
    // Compare by content: the object is new on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isReady, feedback])
  return { frame, height }
}
