// The page of a category: its names, its look, and the number of questions per level.

import { Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { DeleteButton, Edit, SaveButton, SimpleForm, Toolbar, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import type { CategoryDetail } from '@trivium/contract/bank/catalogue.admin'
import { useContentLanguages } from '../../platform/ui/languages.ts'
import { CategoryInputs } from './category-inputs.tsx'
import { withoutPrice } from './category-values.ts'
import { nameOfCategory } from './use-categories.ts'

const Foot = () => (
  <Toolbar sx={{ justifyContent: 'space-between' }}>
    <SaveButton alwaysEnable />
    <DeleteButton
      mutationMode="pessimistic"
      confirmTitle="Delete this category?"
      confirmContent="You can delete a category only if it is empty and no player has played it."
    />
  </Toolbar>
)

export const CategoryEdit = () => (
  <Edit<CategoryDetail> mutationMode="pessimistic" transform={withoutPrice} title={<Name />} redirect="list">
    <SimpleForm toolbar={<Foot />}>
      <Inside />
    </SimpleForm>
  </Edit>
)

function Name() {
  const category = useRecordContext<CategoryDetail>()
  return category ? <bdi>{nameOfCategory(category)}</bdi> : null
}

function Inside() {
  const category = useRecordContext<CategoryDetail>()
  if (!category) return null
  const mayHaveSubcategories = category.parent_id === null && (category.subcategories > 0 || category.questions === 0)
  return (
    <>
      <Typography color="text.secondary">
        Address: <code>{category.slug}</code> (cannot be changed)
      </Typography>
      <CategoryInputs isSubcategory={category.parent_id !== null} />
      {mayHaveSubcategories && (
        <Button component={Link} to={`/categories/create?type=${category.type}&parent_id=${category.id}`}>
          New subcategory
        </Button>
      )}
      <Levels category={category} />
    </>
  )
}

function Levels({ category: { levels, subcategories } }: { category: CategoryDetail }) {
  const languages = useContentLanguages()
  if (levels.length === 0) {
    return (
      <Typography>
        {subcategories > 0 ? 'Its questions are in its subcategories.' : 'No published questions yet. Players do not see this category.'}
      </Typography>
    )
  }
  const numbers = [...new Set(levels.map(({ level }) => level))]
  const held = languages.filter(({ id }) => levels.some(({ language_id }) => language_id === id))
  return (
    <Table size="small" aria-label="Levels" sx={{ mt: 2, width: 'auto' }}>
      <TableHead>
        <TableRow>
          <TableCell>Level</TableCell>
          {held.map(({ id, name }) => (
            <TableCell key={id} align="right">
              <bdi>{name}</bdi>
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {numbers.map(number => (
          <TableRow key={number}>
            <TableCell>{number}</TableCell>
            {held.map(({ id }) => (
              <TableCell key={id} align="right">
                {levels.find(({ level, language_id }) => level === number && language_id === id)?.questions ?? 0}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
