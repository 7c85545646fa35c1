import classes from './exam-play.module.css'

/** Enough for the largest screens; what does not fit is cut off. */
const times = 120

/** The examinee's name behind the questions, so that a photograph of them says whose they were. */
export function Watermark({ text }: { text: string }) {
  return (
    <div className={classes.watermark} aria-hidden>
      {Array.from({ length: times }, (_, index) => (
        <span key={index} data-text={text} />
      ))}
    </div>
  )
}
