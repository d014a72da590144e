import { nearest } from '#contracts/nearest'

/** What a problem adds of names: those there are, and the one that was probably meant. */
export function knownNames(wrong: string, all: readonly string[]) {
  const near = nearest(wrong, all)
  return {
    ...(all.length > 0 && { available: all.join(', ') }),
    ...(near !== null && { nearest: near }),
  }
}
