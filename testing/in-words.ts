/** A value as JSON; what JSON has no words for, such as a circle, as its kind. */
export function inWords(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    return String(value)
  }
}
