// A new category, or a subcategory of one.

import { Create, SimpleForm, TextField } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { typeNamed } from './category-types.ts'
import { CategoryInputs } from './category-inputs.tsx'
import { withoutPrice } from './category-values.ts'

export function CategoryCreate() {
  const [asked] = useSearchParams()
  const parent = Number(asked.get('parent_id')) || null
  const fresh = {
    type: typeNamed(asked.get('type')),
    icon: 'bulb',
    hue: 42,
    is_premium: false,
    ...(parent !== null && { parent_id: parent }),
  }
  return (
    <Create title={parent === null ? 'New category' : 'New subcategory'} redirect="list" transform={withoutPrice}>
      <SimpleForm defaultValues={fresh}>
        <TextField source="type" />
        <CategoryInputs isSubcategory={parent !== null} />
      </SimpleForm>
    </Create>
  )
}
