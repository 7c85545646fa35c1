import { Checkbox } from '@mantine/core'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './create.module.css'

export interface ChoiceRow {
  id: string
  name: string
  questions: number
}

interface ChoicesProps {
  label: string
  rows: ChoiceRow[]
  /** None means all. */
  chosen: string[]
  onChange: (chosen: string[]) => void
}

/** A list of checkboxes, each with its number of questions. */
export function CheckboxChoices({ label, rows, chosen, onChange }: ChoicesProps) {
  const { count } = useNumbers()
  return (
    <Checkbox.Group value={chosen} onChange={onChange} label={label}>
      <div className={classes.radios}>
        {rows.map(({ id, name, questions }) => (
          <Checkbox size="md" key={id} value={id} label={`${name} · ${count(questions)}`} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
