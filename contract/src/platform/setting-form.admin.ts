// The console's form of a group of settings: one call saves all its changed fields.

import { z } from 'zod'
import { action } from './action.ts'
import { ContentVersion, notMore, Text } from './fields.ts'
import { SettingRow } from './settings.admin.ts'

const mostAtOnce = 200

export const settingFormAdmin = {
  set_settings: action({
    summary: 'Change several settings: all of them, or none if one value is invalid',
    access: 'administrator',
    writes: true,
    input: z.object({
      /** The new values by name. */
      values: notMore(mostAtOnce, z.record(z.string().max(80), z.unknown())),
      /** Settings to reset to their defaults. */
      defaults: z.array(Text(80)).max(mostAtOnce).default([]),
      /** The version that the caller saw of each of them. */
      versions: notMore(mostAtOnce, z.record(z.string().max(80), ContentVersion)),
    }),
    output: z.array(SettingRow),
    refusals: ['document_not_found', 'changed_meanwhile'],
  }),
}
