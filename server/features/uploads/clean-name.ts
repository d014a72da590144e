/** The name of a file without the folders and the characters that no name has. */
export function cleanName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? ''
  // Control characters, halves of characters, and those that turn the direction of what follows.
  const shown = last.replace(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '').trim()
  return /^\.*$/.test(shown) ? '' : shown
}
