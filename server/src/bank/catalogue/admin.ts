// Admin actions of editors on categories.

import { categoryAdmin } from '@trivium/contract/bank/catalogue.admin'
import { handle } from '../../platform/api/handle.ts'
import { categoryDetail, changeCategory, createCategory, deleteCategory, orderCategories, presentNode } from './editing.ts'
import { readNodes } from './admin-store.ts'

export const categoryAdminActions = handle(categoryAdmin, {
  async get_category_tree({ type }, { db }) {
    const nodes = await readNodes(db, { type })
    return { data: nodes.map(presentNode), total: nodes.length }
  },
  get_category: ({ category_id }, { db }) => categoryDetail(db, category_id),
  create_category: createCategory,
  change_category: changeCategory,
  order_categories: orderCategories,
  delete_category: deleteCategory,
})
