/** The server stores pictures in this size. */
const side = 512

/** Shrinks a picture for slow uplinks. Returns it unchanged when that saves nothing or the browser cannot decode it. */
export async function shrunk(picture: Blob): Promise<Blob> {
  try {
    const drawn = await createImageBitmap(picture)
    const scale = side / Math.min(drawn.width, drawn.height)
    if (scale >= 1) return picture
    const canvas = new OffscreenCanvas(Math.round(drawn.width * scale), Math.round(drawn.height * scale))
    canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height)
    const small = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
    return small.size < picture.size ? small : picture
  } catch {
    return picture
  }
}
