// The choice between the types of fixed tests and the adaptive test.

import { testTypes, type TestType } from '@trivium/contract/assess/practice-test-names'
import { Radio } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './tests.module.css'

const fixedTypes = testTypes.filter(type => type !== 'cat')

interface TypeChoiceProps {
  type: TestType
  onChange: (type: TestType) => void
}

export function TypeChoice({ type, onChange }: TypeChoiceProps) {
  const { t } = useTranslation()
  const isAdaptive = type === 'cat'
  return (
    <>
      <Radio.Group
        value={isAdaptive ? 'adaptive' : 'fixed'}
        onChange={value => onChange(value === 'adaptive' ? 'cat' : isAdaptive ? 'tutor' : type)}
        label={t('test.mode')}
      >
        <div className={classes.choices}>
          <Radio size="md" value="fixed" label={t('test.mode_fixed')} description={t('test.mode_text_fixed')} />
          <Radio size="md" value="adaptive" label={t('test.type_cat')} description={t('test.type_text_cat')} />
        </div>
      </Radio.Group>
      {!isAdaptive && (
        <Radio.Group value={type} onChange={value => onChange(fixedTypes.find(one => one === value) ?? type)} label={t('test.type')}>
          <div className={classes.choices}>
            {fixedTypes.map(one => (
              <Radio size="md" key={one} value={one} label={t(`test.type_${one}`)} description={t(`test.type_text_${one}`)} />
            ))}
          </div>
        </Radio.Group>
      )}
    </>
  )
}
