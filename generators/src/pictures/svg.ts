// Shared parts of all drawings: a sheet of paper that stands out in the light and the dark theme, ink, and a few colours.

/** Colours of all drawings. No green and no red, because the client marks right and wrong answers with them. */
export const ink = {
  line: '#2b2a4c',
  soft: '#8f8db0',
  paper: '#fffaf0',
  accent: '#e8a317',
  blue: '#3f6fb5',
  violet: '#7a5ab8',
  sea: '#d8e8f2',
}

/** @param body the elements of the drawing @returns the whole picture, `width` by `height` units with rounded corners */
export function sheet(width: number, height: number, body: string, background: string = ink.paper): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" rx="12" fill="${background}"/>${body}</svg>`
  )
}

/** A coordinate with one decimal at most, because more would only make pictures larger. */
export const at = (value: number): string => String(Math.round(value * 10) / 10)
