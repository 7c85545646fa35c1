// The type of a part of the console: its actions and its screens. parts-table.ts lists all parts.

import type { ComponentType } from 'react'
import type { ActionName } from '@trivium/contract'
import type { FieldGroup } from './conflicts.ts'
import type { StaffRole } from '@trivium/contract/platform/action'

export interface ConsolePart {
  /** Name in addresses and in react-admin's hooks. */
  name: string
  label: string
  /** What a row is, in a sentence: `category`. Only for parts whose rows react-admin's forms save. */
  thing?: string
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
  /**
   * For rows with a version: the kind of subject in the audit, and the fields of the form. If somebody else has changed the row meanwhile,
   * the console shows both changes by these fields.
   */
  versioned?: { subject: string; groups: readonly FieldGroup[] }
  list?: ComponentType
  edit?: ComponentType
  show?: ComponentType
  create?: ComponentType
  /** Stands beside its entry in the menu. */
  badge?: ComponentType
  /** The name of a row in titles and references. */
  nameOf?: (row: Record<string, unknown>) => string
}
