import { Link } from 'react-router'
import classes from './shelf-heading.module.css'

interface ShelfHeadingProps {
  id: string
  title: string
  to: string
  link: string
}

export function ShelfHeading({ id, title, to, link }: ShelfHeadingProps) {
  return (
    <div className={classes.heading}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <Link to={to} className={classes.link} aria-describedby={id}>
        {link}
      </Link>
    </div>
  )
}
