import ArticleIcon from '@mui/icons-material/Article'
import type { ConsolePart } from '../../parts.ts'
import { PageEdit } from './page-edit.tsx'
import { PageList } from './page-list.tsx'

export const pagesPart: ConsolePart = {
  name: 'pages',
  label: 'Texts of the site',
  icon: ArticleIcon,
  group: 'Service',
  roles: ['administrator'],
  actions: { list: 'get_pages' },
  list: PageList,
  edit: PageEdit,
}
