const wordsPerMinute = 220

/** How long a reader takes, in whole minutes; 0 for a text without words. */
export function minutesToRead(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length
  return Math.ceil(words / wordsPerMinute)
}
