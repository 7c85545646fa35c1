import classes from './slides.module.css'

interface Slide {
  title: string
  text: string
  image: string | null
  url: string | null
}

/** The operator's announcements. */
export function Slides({ slides }: { slides: Slide[] }) {
  if (slides.length === 0) return null
  return (
    <ul className={classes.slides}>
      {slides.map(({ title, text, image, url }) => (
        <li key={title} className={classes.slide}>
          {image && <img src={image} alt="" className={classes.image} loading="lazy" />}
          <h2 className={classes.title}>{url ? <a href={url}>{title}</a> : title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
