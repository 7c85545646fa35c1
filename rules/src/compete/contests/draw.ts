// The draw of a contest's questions. Anybody with the seed and the candidates can repeat it with a SHA-256 tool.

/** The text to hash for one candidate. */
export const drawText = (seed: string, questionId: number): string => `${seed}:${questionId}`

/**
 * @param hashOf SHA-256 of `drawText`, in lower-case hexadecimal; a parameter, because the browser and Node have different implementations
 * @returns the `count` candidates with the lowest hashes, lowest first. The order of the candidates does not matter
 */
export function drawByHash(candidates: readonly number[], count: number, hashOf: (questionId: number) => string): number[] {
  return candidates
    .map(id => ({ id, hash: hashOf(id) }))
    .toSorted((one, other) => compareTexts(one.hash, other.hash) || one.id - other.id)
    .slice(0, count)
    .map(({ id }) => id)
}

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
