/** Adds typed texts to the existing ones: splits at commas, trims, and keeps each text once. */
export function withWords(before: readonly string[], typed: readonly string[]): string[] {
  const words = typed.flatMap(text => text.split(/[,،]/)).map(text => text.trim())
  return [...new Set([...before, ...words.filter(word => word !== '')])]
}
