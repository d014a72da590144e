import type { AfterErrorHook, PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { Problem } from '#problems'
import { problems } from '#problems/problems'
import { problemBody } from '../../kit/problem-response.ts'
import { textsAbout } from '../../kit/texts.ts'

const code = 'review.missing'

const text = textsAbout('review')

/** Publishing was refused: what would be published isn't approved. */
export class ReviewMissing extends APIError {
  constructor(req: PayloadRequest) {
    super(text(req, 'missing'), problems[code].status, null, true)
    // An answer, not an event for the log.
    this.name = 'APIError'
  }
}

export const answerMissing: AfterErrorHook = ({ error }) =>
  error instanceof ReviewMissing
    ? {
        status: problems[code].status,
        response: { ...problemBody(new Problem(code)), errors: [{ message: error.message }] },
      }
    : undefined
