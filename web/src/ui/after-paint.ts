/** Resolves when what is rendered now has been drawn: what can wait for that does not hold it up. */
export const afterPaint = (): Promise<void> => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
