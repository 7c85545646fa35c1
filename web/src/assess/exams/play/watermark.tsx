import classes from './exam-play.module.css'

/** How often the name is repeated: enough for the largest screens. The rest is cut off. */
const times = 120

/** The examinee's name behind the questions, so that a photograph shows who took the exam. */
export function Watermark({ text }: { text: string }) {
  return (
    <div className={classes.watermark} aria-hidden>
      {Array.from({ length: times }, (_, index) => (
        <span key={index} data-text={text} />
      ))}
    </div>
  )
}
