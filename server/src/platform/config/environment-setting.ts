// One environment variable. A blank value, as in `PORT=`, counts as not set.

import { z } from 'zod'

const blankAsAbsent = (value: unknown) => (value === '' ? undefined : value)

export const setting = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankAsAbsent, schema)
