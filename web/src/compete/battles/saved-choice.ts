// The category of the last search, stored on this device.

const key = 'trivium.battle_category'

/** Null means any category. */
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
