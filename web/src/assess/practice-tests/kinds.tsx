// The kinds of test as large choices: links that open the form, and the radio buttons in the form.

import { testTypes, type TestType } from '@trivium/contract/assess/practice-test-names'
import { IconBulb, IconCertificate, IconChevronRight, IconStairsUp, IconStopwatch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import row from '../../platform/ui/layout/row-link.module.css'
import classes from './kinds.module.css'

const drawings = { tutor: IconBulb, timed: IconStopwatch, cat: IconStairsUp, readiness: IconCertificate } as const satisfies Record<
  TestType,
  unknown
>

/** Opens the form with a kind already chosen. */
export function KindLinks() {
  return (
    <ul className={classes.kinds}>
      {testTypes.map(type => (
        <li key={type}>
          <Link to={`/create-test-questions/new/?type=${type}`} className={`${row.row} ${classes.kind}`}>
            <KindWords type={type} />
            <IconChevronRight className={row.chevron} size={20} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function KindChoice({ type, onChange }: { type: TestType; onChange: (type: TestType) => void }) {
  const { t } = useTranslation()
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{t('test.type')}</legend>
      <div className={classes.kinds}>
        {testTypes.map(one => (
          <label key={one} className={classes.kind} data-chosen={one === type || undefined}>
            <input
              type="radio"
              name="kind"
              value={one}
              aria-label={t(`test.type_${one}`)}
              aria-describedby={`kind-${one}`}
              checked={one === type}
              onChange={() => onChange(one)}
              className={classes.radio}
            />
            <KindWords type={one} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function KindWords({ type }: { type: TestType }) {
  const { t } = useTranslation()
  const Drawing = drawings[type]
  return (
    <>
      <span className={classes.drawing} aria-hidden>
        <Drawing size={24} stroke={1.75} />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{t(`test.type_${type}`)}</span>
        <span id={`kind-${type}`} className={classes.note}>
          {t(`test.type_text_${type}`)}
        </span>
      </span>
    </>
  )
}
