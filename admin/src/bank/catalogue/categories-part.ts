import CategoryIcon from '@mui/icons-material/AccountTree'
import type { ConsolePart } from '../../platform/parts.ts'
import { CategoryCreate } from './category-create.tsx'
import { CategoryEdit } from './category-edit.tsx'
import { CategoryTree } from './category-tree.tsx'

export const categoriesPart: ConsolePart = {
  name: 'categories',
  label: 'Categories',
  icon: CategoryIcon,
  group: 'Content',
  roles: ['editor'],
  actions: {
    list: 'get_category_tree',
    one: 'get_category',
    create: 'create_category',
    update: 'change_category',
    remove: 'delete_category',
  },
  idField: 'category_id',
  list: CategoryTree,
  edit: CategoryEdit,
  create: CategoryCreate,
}
