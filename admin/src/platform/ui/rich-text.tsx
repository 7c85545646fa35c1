// An editor for text with headings, lists, quotes and links: exactly what the server keeps (platform/settings/texts/pages.ts).

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
    // The visible label does not name the editor. `translate: no`, because the editor would take a browser's translation for input.
    const attributes = { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true', translate: 'no' }
    return { ...DefaultEditorOptions, editorProps: { attributes } }
  }, [label])
  return (
    <Box dir={dir} lang={lang} sx={{ width: '100%', '& .ProseMirror': { minHeight, textAlign: 'start' } }}>
      <RichTextInput source={source} label={label} format={inOneLine} fullWidth editorOptions={editorOptions} toolbar={<Tools />} />
    </Box>
  )
}

/** Replaces line breaks in the HTML source by spaces, as browsers do: the editor would show them. */
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

/** Replaces the heading select of ra-input-rich-text, which screen readers cannot read. */
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
