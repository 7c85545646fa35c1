/** The rows of a list that a call asks for. */
export interface Page {
  offset: number
  limit: number
}
