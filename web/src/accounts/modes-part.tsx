import { useTranslation } from 'react-i18next'
import { hueStyle } from '../ui/cover.tsx'
import { modeHues } from '../ui/mode-hues.ts'
import { useNumbers } from '../ui/numbers.ts'
import classes from './statistics.module.css'
import { accuracyOf, type ModeFigures } from './statistics-types.ts'

export function ModesPart({ modes }: { modes: ModeFigures[] }) {
  const { t } = useTranslation()
  if (modes.length === 0) return null
  return (
    <section aria-labelledby="modes">
      <h2 id="modes" className={classes.heading}>
        {t('statistics.modes')}
      </h2>
      <div className={classes.card}>
        <table className={`${classes.modes} tabular`} aria-labelledby="modes">
          <thead>
            <tr>
              <th scope="col">{t('statistics.mode')}</th>
              <th scope="col">{t('statistics.plays')}</th>
              <th scope="col">{t('statistics.answered')}</th>
              <th scope="col">{t('statistics.accuracy')}</th>
            </tr>
          </thead>
          <tbody>
            {modes.map(mode => (
              <ModeRow key={mode.mode} figures={mode} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function ModeRow({ figures }: { figures: ModeFigures }) {
  const { t } = useTranslation()
  const { count, percent } = useNumbers()
  const { mode, plays, answered } = figures
  return (
    <tr>
      <th scope="row" style={hueStyle(modeHues[mode])}>
        <span className={classes.hue} aria-hidden />
        {t(`statistics.mode_${mode}`)}
      </th>
      <td>{count(plays)}</td>
      <td>{count(answered)}</td>
      <td>{percent(accuracyOf(figures))}</td>
    </tr>
  )
}
