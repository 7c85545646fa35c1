// A part of the console: where its rows come from, and its screens. parts-table.ts lists them all.

import type { ComponentType } from 'react'
import type { ActionName } from '@trivium/contract'
import type { StaffRole } from '@trivium/contract/platform/action'

export interface Part {
  /** In addresses, and for react-admin's hooks. */
  name: string
  label: string
  icon: ComponentType
  group: 'Content' | 'Play' | 'People' | 'Money' | 'Service'
  /** Whoever may open it; administrators may open everything. */
  roles: readonly StaffRole[]
  /** The actions of the contract behind react-admin's calls. A list takes offset, limit, sort, order and filters; its rows have an id. */
  actions: {
    list?: ActionName
    one?: ActionName
    create?: ActionName
    update?: ActionName
    remove?: ActionName
  }
  /** The field that names a row in `one`, `update` and `remove`: question_id. */
  idField?: string
  list?: ComponentType
  edit?: ComponentType
  show?: ComponentType
  create?: ComponentType
  /** How a row is called in titles and references. */
  nameOf?: (row: Record<string, unknown>) => string
}
