import BlockIcon from '@mui/icons-material/Block'
import type { ConsolePart } from '../../platform/parts.ts'
import { BlockedWordForm, BlockedWordLists } from './blocked-words.tsx'

export const blockedWordsPart: ConsolePart = {
  name: 'blocked-words',
  label: 'Blocked words',
  icon: BlockIcon,
  group: 'People',
  roles: ['editor'],
  thing: 'list of words',
  actions: { list: 'get_blocked_words', one: 'get_blocked_word_list', update: 'save_blocked_words' },
  idField: 'language_code',
  versioned: { subject: 'blocked_words', groups: [{ label: 'Blocked words', fields: ['words'] }] },
  list: BlockedWordLists,
  edit: BlockedWordForm,
  nameOf: ({ language }) => String(language),
}
