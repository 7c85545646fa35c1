import { bankQuestionTypes, type Pool, pools } from '@trivium/contract/assess/practice-test-names'
import { Radio } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { AreaTree } from './area-tree.tsx'
import { CheckboxChoices, type ChoiceRow } from './choices.tsx'
import type { FormProps } from './create-form.tsx'
import classes from './create.module.css'
import { LengthChoice } from './length-choice.tsx'
import type { Sizes } from './lengths.ts'

type CustomiseProps = FormProps & { sizes: Sizes; length: number | null }

/** The rarer choices, folded. It opens by itself if too few questions match, because the remedy is inside. */
export function Customise({ offer, wish, sizes, length, onWish }: CustomiseProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const rowsOf = bankQuestionTypes.flatMap(type => rowOf(offer.question_types, type, t(`test.question_type_${type}`)))
  return (
    <details className={classes.fold} open={isOpen || length === null} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={classes.foldName}>{t('test.customise')}</span>
        <span className={classes.match}>{t('test.customise_text')}</span>
      </summary>
      <div className={classes.folded}>
        <LengthChoice sizes={sizes} length={length} type={wish.type} onChange={chosen => onWish({ length: chosen })} />
        <Pools offer={offer} pool={wish.pool} onChange={pool => onWish({ pool })} />
        <AreaTree organisations={offer.organisations} chosen={wish.areas} onChange={areas => onWish({ areas })} />
        <CheckboxChoices
          label={t('test.question_types')}
          rows={rowsOf}
          chosen={wish.questionTypes}
          onChange={questionTypes => onWish({ questionTypes })}
        />
      </div>
    </details>
  )
}

function Pools({ offer, pool, onChange }: { offer: FormProps['offer']; pool: Pool; onChange: (pool: Pool) => void }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return (
    <Radio.Group value={pool} onChange={value => onChange(pools.find(one => one === value) ?? pool)} label={t('test.pool')}>
      <div className={classes.radios}>
        {pools
          .flatMap(one => rowOf(offer.pools, one, t(`test.pool_${one}`)))
          .map(({ id, name, questions }) => (
            <Radio size="md" key={id} value={id} label={`${name} · ${count(questions)}`} />
          ))}
      </div>
    </Radio.Group>
  )
}

/** The row that the server offers under this id, with our name. */
const rowOf = (rows: ChoiceRow[], id: string, name: string): ChoiceRow[] => rows.filter(row => row.id === id).map(row => ({ ...row, name }))
