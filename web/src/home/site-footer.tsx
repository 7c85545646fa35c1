import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { sitePages } from '../settings/site-pages.ts'
import classes from './site-footer.module.css'

export function SiteFooter() {
  const { t } = useTranslation()
  return (
    <footer>
      <ul className={classes.links}>
        {sitePages.map(({ path, text }) => (
          <li key={path}>
            <Link to={path}>{t(text)}</Link>
          </li>
        ))}
      </ul>
    </footer>
  )
}
