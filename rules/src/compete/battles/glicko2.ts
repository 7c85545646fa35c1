// Ratings by Glicko-2, as published: Mark E. Glickman, "Example of the Glicko-2 system", 2013 (revised 2022). Variable names and step
// numbers are the paper's. Ratings are on the Glicko scale (1500 ± 350 for a newcomer). A game may have a weight below 1: its terms in steps 3
// and 4 count by it, as if its likelihood had this exponent. With weights of 1 these are the formulas of the paper.

export interface Rating {
  rating: number
  /** The rating deviation RD: the true strength lies within ± 2 RD with a probability of 95 %. */
  deviation: number
  /** σ: how much the strength is expected to fluctuate. */
  volatility: number
}

export interface RatedGame {
  opponent: Pick<Rating, 'rating' | 'deviation'>
  /** 1 won, ½ drawn, 0 lost. */
  score: number
  /** Above 0, at most 1; usually 1. */
  weight?: number
}

export const newcomer: Rating = { rating: 1500, deviation: 350, volatility: 0.06 }
/** A rating with this deviation or more is provisional. */
const provisionalFrom = 110
export const isProvisional = ({ deviation }: Pick<Rating, 'deviation'>) => deviation >= provisionalFrom

/** 400 ÷ ln 10: one unit of the Glicko-2 scale. */
const scale = 173.7178
/** τ constrains how fast the volatility changes; the paper recommends 0.3 to 1.2. */
const usualTau = 0.5
const epsilon = 0.000001

const g = (phi: number) => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2)
const E = (mu: number, opponent: { mu: number; phi: number }) => 1 / (1 + Math.exp(-g(opponent.phi) * (mu - opponent.mu)))

/** The rating after a rating period with these games; without any, only the deviation grows (step 6). */
export function rated({ rating, deviation, volatility }: Rating, games: readonly RatedGame[], tau = usualTau): Rating {
  const mu = (rating - 1500) / scale
  const phi = deviation / scale
  if (games.length === 0) return { rating, volatility, deviation: rested(deviation, volatility, 1) }
  const opponents = games.map(({ opponent, score, weight = 1 }) => ({
    mu: (opponent.rating - 1500) / scale,
    phi: opponent.deviation / scale,
    score,
    weight,
  }))
  // Step 3 and 4
  const v = 1 / opponents.reduce((sum, one) => sum + one.weight * g(one.phi) ** 2 * E(mu, one) * (1 - E(mu, one)), 0)
  const gained = opponents.reduce((sum, one) => sum + one.weight * g(one.phi) * (one.score - E(mu, one)), 0)
  const sigma = newVolatility({ phi, v, delta: v * gained, sigma: volatility, tau })
  // Step 6 and 7
  const phiStar = Math.sqrt(phi ** 2 + sigma ** 2)
  const newPhi = 1 / Math.sqrt(1 / phiStar ** 2 + 1 / v)
  const newMu = mu + newPhi ** 2 * gained
  return { rating: newMu * scale + 1500, deviation: newPhi * scale, volatility: sigma }
}

/**
 * The deviation after time without games: it grows as in step 6, once per rating period, up to a newcomer's.
 * @param periods may be a fraction
 */
export function rested(deviation: number, volatility: number, periods: number): number {
  return Math.min(newcomer.deviation, Math.sqrt(deviation ** 2 + Math.max(0, periods) * (volatility * scale) ** 2))
}

interface Iterated {
  phi: number
  v: number
  delta: number
  sigma: number
  tau: number
}

/** Step 5: the new volatility, by the Illinois algorithm. */
function newVolatility({ phi, v, delta, sigma, tau }: Iterated): number {
  const a = Math.log(sigma ** 2)
  const f = (x: number) => {
    const ex = Math.exp(x)
    return (ex * (delta ** 2 - phi ** 2 - v - ex)) / (2 * (phi ** 2 + v + ex) ** 2) - (x - a) / tau ** 2
  }
  let A = a
  let B = delta ** 2 > phi ** 2 + v ? Math.log(delta ** 2 - phi ** 2 - v) : below(a, tau, f)
  let [fA, fB] = [f(A), f(B)]
  while (Math.abs(B - A) > epsilon) {
    const C = A + ((A - B) * fA) / (fB - fA)
    const fC = f(C)
    if (fC * fB <= 0) [A, fA] = [B, fB]
    else fA /= 2
    ;[B, fB] = [C, fC]
  }
  return Math.exp(A / 2)
}

/** The first a − kτ where f is not negative any more. */
function below(a: number, tau: number, f: (x: number) => number): number {
  let k = 1
  while (f(a - k * tau) < 0) k += 1
  return a - k * tau
}
