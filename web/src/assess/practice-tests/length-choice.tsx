import type { TestType } from '@trivium/contract/assess/practice-test-names'
import { Radio } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Success } from '../../platform/calls/api.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import type { Sizes } from './lengths.ts'
import classes from './create.module.css'

interface LengthChoiceProps {
  sizes: Sizes
  length: number | null
  type: TestType
  onChange: (length: number) => void
}

/** The choice of a length, or of the form of an adaptive test. With too few questions there is none. */
export function LengthChoice({ sizes: { lengths, forms, there, most }, length, type, onChange }: LengthChoiceProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  if (length === null) return null
  if (type === 'readiness') {
    const asked = Math.min(there, most)
    return <p className={classes.match}>{t('test.readiness_length', { count: asked, shown: count(asked) })}</p>
  }
  return (
    <Radio.Group value={String(length)} onChange={value => onChange(Number(value))} label={t('test.length')}>
      <div className={classes.radios}>
        {type === 'cat'
          ? forms.map(form => <FormRadio key={form.form} form={form} />)
          : lengths.map(one => (
              <Radio size="md" key={one} value={String(one)} label={t('catalogue.questions', { count: one, shown: count(one) })} />
            ))}
      </div>
    </Radio.Group>
  )
}

function FormRadio({
  form: { form, least, most, is_practice, unscored },
}: {
  form: Success<'get_all_question_types'>['data']['adaptive_forms'][number]
}) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return (
    <Radio
      size="md"
      value={String(most)}
      label={t(`test.form_${form}`, { least: count(least), most: count(most) })}
      description={
        <>
          {t(`test.promise_${form}`)}
          {unscored > 0 && ` ${t('test.form_unscored', { count: unscored, shown: count(unscored) })}`}
          {is_practice && <span className={classes.practice}>{t('test.practice_only')}</span>}
        </>
      }
    />
  )
}
