// The type of a part of the console: its actions and its screens. parts-table.ts lists all parts.

import type { ComponentType } from 'react'
import type { ActionName } from '@trivium/contract'
import type { StaffRole } from '@trivium/contract/platform/action'

export interface ConsolePart {
  /** Name in addresses and in react-admin's hooks. */
  name: string
  label: string
  icon: ComponentType
  group: 'Content' | 'Play' | 'People' | 'Money' | 'Service'
  /** Roles that may open the part. Administrators may open everything. */
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
  /** The name of a row in titles and references. */
  nameOf?: (row: Record<string, unknown>) => string
}
