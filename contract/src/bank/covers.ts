// The path of covers: pictures that the server draws for categories and contests without one. Our pages draw such covers themselves.
// Separate, so that the browser can import it without the schemas.

export const coverPrefix = '/covers/'

export const isCover = (image: string): boolean => image.startsWith(coverPrefix)
