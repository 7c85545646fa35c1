// The buttons of the editor of the site's texts: what a page may hold. The chooser of headings of ra-input-rich-text is a list that
// screen readers cannot read, so there are buttons for the two.

import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import {
  ClearButtons,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInputToolbar,
  useTiptapEditor,
} from 'ra-input-rich-text'

export const PageToolbar = () => (
  <RichTextInputToolbar>
    <HeadingButtons />
    <FormatButtons />
    <ListButtons />
    <LinkButtons />
    <QuoteButtons />
    <ClearButtons />
  </RichTextInputToolbar>
)

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
