import { Checkbox } from '@mantine/core'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './tests.module.css'

export interface ChoiceRow {
  id: string
  name: string
  questions: number
}

interface ChoicesProps {
  label: string
  hint?: string
  rows: ChoiceRow[]
  /** None means all. */
  chosen: string[]
  onChange: (chosen: string[]) => void
}

/** A list of checkboxes, each with its number of questions. */
export function CheckboxChoices({ label, hint, rows, chosen, onChange }: ChoicesProps) {
  const { count } = useNumbers()
  return (
    <Checkbox.Group value={chosen} onChange={onChange} label={label} description={hint}>
      <div className={classes.choices}>
        {rows.map(({ id, name, questions }) => (
          <Checkbox size="md" key={id} value={id} label={`${name} · ${count(questions)}`} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
