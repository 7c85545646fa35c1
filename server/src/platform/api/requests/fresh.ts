/** For so long after its person has proved who they are a session may pay, give roles, adjust and delete. */
export const freshMs = 15 * 60_000
