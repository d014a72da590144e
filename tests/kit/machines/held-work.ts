import type { NonReducibleUnknown, PromiseActorLogic } from 'xstate'
import { fromPromise } from 'xstate'

/** Work that waits for the test: every question is kept, and each answer is given by hand. */
export interface HeldWork<Output, Input extends NonReducibleUnknown> {
  /** What the machine is provided with. */
  logic: PromiseActorLogic<Output, Input>
  /** What the machine asked for so far, oldest first. */
  asked: Input[]
  /** Answers the newest question; when this is over, the machine has heard it. */
  answer(output: Output): Promise<void>
  refuse(thrown: unknown): Promise<void>
}

interface Question<Output> {
  promise: Promise<Output>
  resolve(output: Output): void
  reject(thrown: unknown): void
}

export function heldWork<Output, Input extends NonReducibleUnknown = undefined>(): HeldWork<
  Output,
  Input
> {
  const asked: Input[] = []
  let open: Question<Output> | null = null

  const taken = (): Question<Output> => {
    if (open === null) throw new Error('Nobody waits for this answer.')
    const question = open
    open = null
    return question
  }

  return {
    logic: fromPromise<Output, Input>(({ input }) => {
      asked.push(input)
      open = aQuestion<Output>()
      return open.promise
    }),
    asked,
    async answer(output) {
      const { promise, resolve } = taken()
      resolve(output)
      await promise
    },
    async refuse(thrown) {
      const { promise, reject } = taken()
      reject(thrown)
      await promise.catch(() => {})
    },
  }
}

function aQuestion<Output>(): Question<Output> {
  let settle: Omit<Question<Output>, 'promise'>
  const promise = new Promise<Output>((resolve, reject) => {
    settle = { resolve, reject }
  })
  return { promise, ...settle! }
}
