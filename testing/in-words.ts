/** A value as JSON; what JSON has no words for, such as a circle, as its kind. */
export function inWords(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    return String(value)
  }
}

/** What was thrown, in one line, and with an end. */
export function sentenceOf(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  const line = message.trim().replace(/\s*\n\s*/g, ' ')
  return /[.!?…]$/.test(line) ? line : `${line}.`
}
