import type { BSON } from 'bson'

/** What MongoDB refuses, in its words and with its codes. */
export class Failure extends Error {
  constructor(
    readonly code: number,
    readonly codeName: string,
    message: string,
    readonly more: BSON.Document = {},
  ) {
    super(message)
  }

  get answer(): BSON.Document {
    return { ok: 0, code: this.code, codeName: this.codeName, errmsg: this.message, ...this.more }
  }
}

export const writeConflict = (): Failure =>
  new Failure(
    112,
    'WriteConflict',
    'Write conflict during plan execution and yielding is disabled.',
    {
      errorLabels: ['TransientTransactionError'],
    },
  )
