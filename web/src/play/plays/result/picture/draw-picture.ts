// Draws the shapes of picture-layout.ts on a canvas, with the fonts of the app.

import { loadFonts } from '../../../../platform/ui/theme/fonts.ts'
import { layOut, type PictureFacts, pictureSize, type Shape } from './picture-layout.ts'

type Text = Extract<Shape, { kind: 'text' }>

/** @throws Error if this browser cannot draw a picture */
export async function drawPicture(facts: PictureFacts): Promise<Blob> {
  const shapes = layOut(facts)
  const faces = facesOfPage()
  await loadGlyphs(shapes, faces)
  const canvas = Object.assign(document.createElement('canvas'), pictureSize)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser has no 2D canvas')
  for (const shape of shapes) await draw(pen, shape, faces)
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('the canvas returned no picture'))), 'image/png')
  })
}

type Faces = Record<Text['face'], string>

function facesOfPage(): Faces {
  const style = getComputedStyle(document.documentElement)
  const named = (name: string) => style.getPropertyValue(name).trim() || 'sans-serif'
  return { heading: named('--mantine-font-family-headings'), text: named('--mantine-font-family') }
}

const fontOf = ({ face, size }: Pick<Text, 'face' | 'size'>, faces: Faces) => `${face === 'heading' ? 800 : 600} ${size}px ${faces[face]}`

/** A canvas does not wait for fonts, so this loads them first. If one fails, the browser uses a fallback, as on the page. */
async function loadGlyphs(shapes: Shape[], faces: Faces): Promise<void> {
  const texts = shapes.filter(shape => shape.kind === 'text')
  try {
    await loadFonts()
    await Promise.all(texts.map(text => document.fonts.load(fontOf(text, faces), text.text)))
  } catch (error) {
    console.warn('the fonts could not be loaded', error)
  }
}

async function draw(pen: CanvasRenderingContext2D, shape: Shape, faces: Faces): Promise<void> {
  pen.save()
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  switch (shape.kind) {
    case 'rect':
      pen.beginPath()
      pen.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius)
      paint(pen, shape)
      break
    case 'path':
      pen.translate(shape.x, shape.y)
      pen.scale(shape.scale, shape.scale)
      paint(pen, shape, new Path2D(shape.path))
      break
    case 'arc':
      drawArc(pen, shape)
      break
    case 'text':
      write(pen, shape, faces)
      break
    case 'image':
      await drawImage(pen, shape)
      break
  }
  pen.restore()
}

function paint(
  pen: CanvasRenderingContext2D,
  { fill, stroke, line }: { fill?: string; stroke?: string; line?: number },
  path?: Path2D,
): void {
  if (fill !== undefined) {
    pen.fillStyle = fill
    if (path) pen.fill(path)
    else pen.fill()
  }
  if (stroke === undefined) return
  pen.strokeStyle = stroke
  pen.lineWidth = line ?? 1
  if (path) pen.stroke(path)
  else pen.stroke()
}

function drawArc(pen: CanvasRenderingContext2D, { x, y, radius, share, stroke, line, isMirrored }: Extract<Shape, { kind: 'arc' }>): void {
  pen.translate(x, y)
  if (isMirrored) pen.scale(-1, 1)
  pen.beginPath()
  pen.arc(0, 0, radius, -Math.PI / 2, -Math.PI / 2 + share * 2 * Math.PI)
  paint(pen, { stroke, line })
}

function write(pen: CanvasRenderingContext2D, text: Text, faces: Faces): void {
  pen.font = fontOf(text, faces)
  const wide = pen.measureText(text.text).width
  if (wide > text.most) pen.font = fontOf({ ...text, size: Math.floor((text.size * text.most) / wide) }, faces)
  pen.direction = text.isRtl ? 'rtl' : 'ltr'
  pen.textAlign = text.align
  pen.fillStyle = text.fill
  pen.fillText(text.text, text.x, text.y)
}

/** Without the operator's logo the picture still works. */
async function drawImage(pen: CanvasRenderingContext2D, { url, x, y, size }: Extract<Shape, { kind: 'image' }>): Promise<void> {
  const image = new Image()
  // Without this, a logo from another origin would taint the canvas.
  image.crossOrigin = 'anonymous'
  image.src = url
  try {
    await image.decode()
    pen.drawImage(image, x, y, size, size)
  } catch (error) {
    console.warn('the logo could not be loaded', error)
  }
}
