// The filters of the list of questions.

import { AutocompleteInput, BooleanInput, NumberInput, SearchInput, SelectInput, TextInput } from 'react-admin'
import { useCategoryChoices } from '../catalogue/index.ts'
import { choicesOf, typeWords } from '../../platform/ui/question-types.ts'
import { reviewWords } from './review/review-words.ts'
import { flagWords, stateWords } from './question-words.ts'
import { useContentLanguages } from '../../platform/ui/languages.ts'

const flags = [{ id: 'any', name: 'Any' }, ...Object.entries(flagWords).map(([id, { name }]) => ({ id, name }))]

export function useQuestionFilters() {
  const categories = useCategoryChoices()
  const languages = useContentLanguages().map(({ id, name }) => ({ id, name }))
  return [
    <SearchInput
      key="q"
      source="q"
      alwaysOn
      placeholder="Words or number"
      slotProps={{ htmlInput: { 'aria-label': 'Search', dir: 'auto' } }}
    />,
    <SelectInput key="state" source="state" label="State" choices={choicesOf(stateWords)} alwaysOn />,
    <SelectInput key="language" source="language_id" label="Language" choices={languages} alwaysOn />,
    <AutocompleteInput key="category" source="category_id" label="Category" choices={categories} alwaysOn sx={{ minWidth: 240 }} />,
    <SelectInput key="review" source="review" label="Review" choices={choicesOf(reviewWords)} />,
    <SelectInput key="type" source="question_type" label="Type" choices={choicesOf(typeWords)} />,
    <NumberInput key="level" source="level" label="Level" min={1} />,
    <SelectInput key="flag" source="flag" label="Flag" choices={flags} />,
    <BooleanInput key="reported" source="reported" label="Reported" defaultValue />,
    <BooleanInput key="unreachable" source="unreachable" label="Not asked" defaultValue />,
    <BooleanInput key="picture" source="has_picture" label="With a picture" defaultValue />,
    <BooleanInput key="sound" source="has_sound" label="With a sound" defaultValue />,
    <SelectInput key="lacks" source="lacks_language_id" label="Lacks a translation into" choices={languages} />,
    <TextInput key="tag" source="tag" label="Tag" />,
    <TextInput key="origin" source="origin" label="Origin" helperText="starter, opentdb, own …" />,
    <NumberInput key="import" source="import_id" label="Import number" min={1} />,
  ]
}
