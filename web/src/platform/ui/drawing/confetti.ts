// A burst of confetti on its own canvas; does nothing with reduced motion.

import { prefersReducedMotion } from '../theme/motion.ts'

interface Piece {
  x: number
  y: number
  dx: number
  dy: number
  turn: number
  spin: number
  colour: string
}

const colours = ['#f5ae22', '#6d5ef0', '#2fae74', '#e85d75', '#39a5e8']
const lastsMs = 2600
const gravity = 0.0011

export function throwConfetti(pieces = 120): void {
  if (prefersReducedMotion()) return
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  canvas.style.cssText = 'position:fixed;inset:0;inline-size:100%;block-size:100%;pointer-events:none;z-index:1000'
  canvas.width = innerWidth
  canvas.height = innerHeight
  document.body.append(canvas)
  const pen = canvas.getContext('2d')
  if (!pen) return canvas.remove()
  const flying = Array.from({ length: pieces }, () => newPiece(canvas))
  const startedAt = performance.now()
  let last = startedAt
  const draw = (now: number) => {
    pen.clearRect(0, 0, canvas.width, canvas.height)
    pen.globalAlpha = Math.min(1, (lastsMs - (now - startedAt)) / 600)
    for (const piece of flying) drawPiece(pen, piece, now - last)
    last = now
    if (now - startedAt < lastsMs) requestAnimationFrame(draw)
    else canvas.remove()
  }
  requestAnimationFrame(draw)
}

function newPiece(canvas: HTMLCanvasElement): Piece {
  const side = Math.random() < 0.5 ? 0 : 1
  return {
    x: side * canvas.width,
    y: canvas.height * 0.7,
    dx: (side ? -1 : 1) * (0.15 + Math.random() * 0.6),
    dy: -(0.5 + Math.random() * 0.7),
    turn: Math.random() * Math.PI,
    spin: (Math.random() - 0.5) * 0.012,
    colour: colours[Math.floor(Math.random() * colours.length)] ?? '#f5ae22',
  }
}

function drawPiece(pen: CanvasRenderingContext2D, piece: Piece, elapsedMs: number): void {
  piece.dy += gravity * elapsedMs
  piece.x += piece.dx * elapsedMs
  piece.y += piece.dy * elapsedMs
  piece.turn += piece.spin * elapsedMs
  pen.save()
  pen.translate(piece.x, piece.y)
  pen.rotate(piece.turn)
  pen.fillStyle = piece.colour
  pen.fillRect(-5, -3, 10, 6)
  pen.restore()
}
