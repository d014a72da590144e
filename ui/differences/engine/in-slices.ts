/** Work that may be left at each `yield` and taken up again later. */
export type Sliced<Result> = Generator<void, Result, void>

/** All of it, in one go. */
export function wholly<Result>(work: Sliced<Result>): Result {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** Works for so many ms; null: there is more to do. */
export function forAWhile<Result>(work: Sliced<Result>, ms: number): { result: Result } | null {
  const end = performance.now() + ms
  for (;;) {
    const { done, value } = work.next()
    if (done) return { result: value }
    if (performance.now() >= end) return null
  }
}
