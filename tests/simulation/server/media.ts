import { idempotencyHeader } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { ServerAnswer, ServerRequest } from './requests.ts'
import { answerOf, refusal } from './requests.ts'

/** The files that texts refer to. */
export class Media {
  readonly #names = new Map<number, string>()
  /** By whose and which creation. */
  readonly #made = new Map<string, number>()
  /** How many of the next are refused for their type. */
  refusals = 0

  /** undefined: there is none. */
  nameOf(id: number): string | undefined {
    return this.#names.get(id)
  }

  answer({ body, headers, method }: ServerRequest, person: number): ServerAnswer {
    const filename = isRecord(body) ? body.filename : undefined
    if (method !== 'POST' || typeof filename !== 'string') return refusal(404, 'Not Found')
    const creation = JSON.stringify([person, headers[idempotencyHeader]])
    const made = this.#made.get(creation)
    if (made !== undefined) {
      return answerOf(201, { doc: { id: made, filename }, isRepeated: true })
    }
    if (this.refusals > 0) {
      this.refusals -= 1
      const errors = [{ path: 'file', message: 'Invalid file type.' }]
      return answerOf(400, {
        errors: [{ name: 'ValidationError', message: 'Invalid.', data: { errors } }],
      })
    }
    const next = this.#names.size + 1
    this.#names.set(next, filename)
    this.#made.set(creation, next)
    return answerOf(201, { doc: { id: next, filename }, message: 'Created.' })
  }
}
