/** Only uploaded pictures can be reported: a drawn one (accounts/picture.ts) shows nothing that the player made. */
export const isUploaded = (profile: string | null): profile is string => profile !== null && !profile.endsWith('.svg')
