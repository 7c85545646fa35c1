/** Whether the held roles allow a part. Administrators may open everything. */
export const mayOpen = (needed: readonly string[], held: readonly string[]): boolean =>
  held.includes('administrator') || needed.some(role => held.includes(role))
