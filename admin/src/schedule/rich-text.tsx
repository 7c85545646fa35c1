// A text with headings, lists, quotes and links: what the server keeps of it (settings/pages.ts), and nothing else.

import { Box, Button } from '@mui/material'
import {
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
  useTiptapEditor,
} from 'ra-input-rich-text'
import { useMemo } from 'react'

interface RichTextProps {
  source: string
  label: string
  dir: 'ltr' | 'rtl'
  minHeight?: number
}

export function RichText({ source, label, dir, minHeight = 220 }: RichTextProps) {
  // Its label is beside it, and not its name.
  const editorOptions = useMemo(
    () => ({ ...DefaultEditorOptions, editorProps: { attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' } } }),
    [label],
  )
  return (
    <Box dir={dir} sx={{ width: '100%', '& .ProseMirror': { minHeight, textAlign: 'start' } }}>
      <RichTextInput source={source} label={label} fullWidth editorOptions={editorOptions} toolbar={<Tools />} />
    </Box>
  )
}

const Tools = () => (
  <RichTextInputToolbar>
    <HeadingButton />
    <FormatButtons />
    <ListButtons />
    <LinkButtons />
    <QuoteButtons />
    <ClearButtons />
  </RichTextInputToolbar>
)

function HeadingButton() {
  const editor = useTiptapEditor()
  return (
    <Button size="small" onClick={() => editor.chain().focus().toggleNode('heading', 'paragraph', { level: 2 }).run()}>
      Heading
    </Button>
  )
}
