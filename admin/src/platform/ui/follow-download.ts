/** Follows a path from which a file can be downloaded once: by a link, because the browser then writes the file as it comes. */
export function followDownload({ path, name }: { path: string; name: string }): void {
  const link = document.createElement('a')
  link.href = path
  link.download = name
  link.click()
}

/** What an export says where its format cannot hold every question. */
export const leftOut = (count: number) => `Questions that this format cannot hold: ${count}. The file says of each why.`
