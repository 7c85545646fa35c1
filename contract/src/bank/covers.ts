// Where the server shows the pictures that it draws for what has none of its own. Separate, so that the browser can import it without the
// schemas: our pages draw such covers themselves.

export const coverPrefix = '/covers/'

export const isCover = (image: string): boolean => image.startsWith(coverPrefix)
