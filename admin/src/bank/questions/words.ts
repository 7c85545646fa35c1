/** Adds typed texts to those that are there: each once, without blanks around; a comma separates two. */
export function withWords(before: readonly string[], typed: readonly string[]): string[] {
  const words = typed.flatMap(text => text.split(/[,،]/)).map(text => text.trim())
  return [...new Set([...before, ...words.filter(word => word !== '')])]
}
