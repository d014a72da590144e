/** What the browser answers; undefined where its store is full or forbidden. */
export function attempt<Result>(does: () => Result): Result | undefined {
  try {
    return does()
  } catch {
    return undefined
  }
}
