/** The file is written in a way that only running it could tell: nothing of it is changed. */
export class NotUnderstood extends Error {
  constructor(
    readonly path: string,
    /** What would have been added to, such as `collections`. */
    readonly place: string,
  ) {
    super(`${path}: ${place}`)
  }
}
