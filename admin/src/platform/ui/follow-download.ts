/** Downloads a file from a path that works once. It uses a link, because the browser then writes the file as it arrives. */
export function followDownload({ path, name }: { path: string; name: string }): void {
  const link = document.createElement('a')
  link.href = path
  link.download = name
  link.click()
}

/** The warning of an export whose format cannot hold every question. */
export const leftOut = (count: number) => `Questions that this format cannot hold: ${count}. The file gives the reason for each.`
