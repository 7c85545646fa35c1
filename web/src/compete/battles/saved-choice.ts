// The category of the last search, kept on this device.

const key = 'trivium.battle_category'

/** Null is any category. */
export function savedCategory(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function saveCategory(category: string | null): void {
  try {
    if (category === null) localStorage.removeItem(key)
    else localStorage.setItem(key, category)
  } catch {
    // Without storage, the player chooses again next time.
  }
}
