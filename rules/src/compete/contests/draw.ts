// The draw of a contest's questions: whoever knows the seed and the candidates can repeat it, with any tool that knows SHA-256.

/** What is hashed for one candidate. */
export const drawText = (seed: string, questionId: number): string => `${seed}:${questionId}`

/**
 * @param hashOf SHA-256 of `drawText`, in lower-case hexadecimal: passed in, because the browser and Node each have their own
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
