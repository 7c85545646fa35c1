import CategoryIcon from '@mui/icons-material/AccountTree'
import type { ConsolePart } from '../../platform/parts.ts'
import { CategoryCreate } from './category-create.tsx'
import { CategoryEdit } from './category-edit.tsx'
import { CategoryTree } from './category-tree.tsx'

export const categoriesPart: ConsolePart = {
  name: 'categories',
  label: 'Categories',
  thing: 'category',
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
  versioned: {
    subject: 'category',
    groups: [
      { label: 'Names', fields: ['names'] },
      { label: 'Icon', fields: ['icon'] },
      { label: 'Hue', fields: ['hue'] },
      { label: 'Picture', fields: ['image'] },
      { label: 'Premium and price', fields: ['is_premium', 'price'] },
    ],
  },
  list: CategoryTree,
  edit: CategoryEdit,
  create: CategoryCreate,
}
