import type { Success } from '../../platform/calls/api.ts'
import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './tests.module.css'

type Organisation = Success<'get_all_question_types'>['data']['organisations'][number]

interface AreaTreeProps {
  organisations: Organisation[]
  /** Ids of areas. None means all. */
  chosen: string[]
  onChange: (chosen: string[]) => void
}

/** The organisations of the bank with their areas. The player chooses a whole organisation or single areas. */
export function AreaTree({ organisations, chosen, onChange }: AreaTreeProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={classes.tree} aria-describedby="areas-hint">
      <legend>{t('test.organisations')}</legend>
      <p id="areas-hint" className={classes.note}>
        {t('test.organisations_hint')}
      </p>
      {organisations.map(organisation => (
        <Branch key={organisation.id} organisation={organisation} chosen={chosen} onChange={onChange} />
      ))}
    </fieldset>
  )
}

type BranchProps = Omit<AreaTreeProps, 'organisations'> & { organisation: Organisation }

function Branch({ organisation: { name, questions, areas }, chosen, onChange }: BranchProps) {
  const { count } = useNumbers()
  const ids = areas.map(({ id }) => id)
  const own = ids.filter(id => chosen.includes(id))
  const others = chosen.filter(id => !ids.includes(id))
  const isWhole = own.length === ids.length
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id])
  return (
    <div className={classes.branch}>
      <Checkbox
        label={<Counted name={name} questions={count(questions)} />}
        size="md"
        className={classes.stem}
        disabled={questions === 0 && own.length === 0}
        checked={isWhole}
        indeterminate={own.length > 0 && !isWhole}
        onChange={() => onChange(isWhole ? others : [...others, ...ids])}
      />
      <div className={classes.choices}>
        {areas.map(area => (
          <Checkbox
            key={area.id}
            label={<Counted name={area.name} questions={count(area.questions)} />}
            size="md"
            checked={chosen.includes(area.id)}
            disabled={area.questions === 0 && !chosen.includes(area.id)}
            onChange={() => toggle(area.id)}
          />
        ))}
      </div>
    </div>
  )
}

function Counted({ name, questions }: { name: string; questions: string }) {
  return (
    <>
      <bdi>{name}</bdi> · <span className="tabular">{questions}</span>
    </>
  )
}
