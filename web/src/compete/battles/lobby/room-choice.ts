// The options for a new room. The limits are those of the server, which clamps values to them.

export interface RoomChoice {
  kind: 'friend' | 'group'
  /** Null means any. */
  category: string | null
  questions: number
  minutes: number
  entry: number
}

const counts = (least: number, most: number) => Array.from({ length: most - least + 1 }, (_, index) => least + index)
export const roomSizes = { questions: counts(5, 20), minutes: counts(1, 10) }

/** Ten questions in three minutes, without an entry. */
export const usualChoice: RoomChoice = { kind: 'friend', category: null, questions: 10, minutes: 3, entry: 0 }

const [leastSeconds, mostSeconds] = [5, 60]

/** The seconds per question, from the minutes for all questions. */
export const secondsEach = ({ questions, minutes }: Pick<RoomChoice, 'questions' | 'minutes'>): number =>
  Math.min(mostSeconds, Math.max(leastSeconds, Math.round((minutes * 60) / questions)))
