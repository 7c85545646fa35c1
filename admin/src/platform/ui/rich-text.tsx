// A text with headings, lists, quotes and links: what the server keeps of it (platform/settings/texts/pages.ts), and nothing else.

import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material'
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
  lang?: string
  minHeight?: number
}

export function RichText({ source, label, dir, lang, minHeight = 220 }: RichTextProps) {
  const editorOptions = useMemo(() => {
    // Its label is beside it, and not its name. What a browser's translation does to its text it would take for the author's.
    const attributes = { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true', translate: 'no' }
    return { ...DefaultEditorOptions, editorProps: { attributes } }
  }, [label])
  return (
    <Box dir={dir} lang={lang} sx={{ width: '100%', '& .ProseMirror': { minHeight, textAlign: 'start' } }}>
      <RichTextInput source={source} label={label} format={inOneLine} fullWidth editorOptions={editorOptions} toolbar={<Tools />} />
    </Box>
  )
}

/** The editor would show the line breaks of a source, which mean a space to a browser. */
function inOneLine(html: string | null | undefined): string {
  const { body } = new DOMParser().parseFromString(html ?? '', 'text/html')
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    if (!text.parentElement?.closest('pre')) text.nodeValue = (text.nodeValue ?? '').replaceAll(/\s*\n\s*/g, ' ')
  }
  return body.innerHTML
}

const Tools = () => (
  <RichTextInputToolbar>
    <HeadingButtons />
    <FormatButtons />
    <ListButtons />
    <LinkButtons />
    <QuoteButtons />
    <ClearButtons />
  </RichTextInputToolbar>
)

/** The chooser of headings of ra-input-rich-text is a list that screen readers cannot read. */
function HeadingButtons() {
  const editor = useTiptapEditor()
  return (
    <ToggleButtonGroup aria-label="Headings" size="small">
      {([2, 3] as const).map(level => (
        <ToggleButton
          key={level}
          value={level}
          sx={{ color: 'text.primary' }}
          aria-label={level === 2 ? 'Heading' : 'Smaller heading'}
          selected={editor?.isActive('heading', { level }) ?? false}
          onClick={() => editor?.chain().focus().toggleNode('heading', 'paragraph', { level }).run()}
        >
          H{level}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
