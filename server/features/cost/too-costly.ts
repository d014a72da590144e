import type { AfterErrorHook } from 'payload'
import { APIError } from 'payload'
import { Problem } from '#problems'
import { problems } from '#problems/problems'
import { problemBody } from '../../kit/problem-response.ts'

const code = 'request.tooCostly'

/** A request asks for more than one may. */
export class TooCostly extends APIError {
  constructor() {
    super(code, problems[code].status, null, true)
    // An answer, not an event for the log.
    this.name = 'APIError'
  }
}

export const answerTooCostly: AfterErrorHook = ({ error }) =>
  error instanceof TooCostly || isTooLongForDatabase(error)
    ? { status: problems[code].status, response: problemBody(new Problem(code)) }
    : undefined

/** The rows of a list are written in one statement, which has room for so many values. */
function isTooLongForDatabase({ message, cause }: Error): boolean {
  return tooManyValues.test(message) || (cause instanceof Error && isTooLongForDatabase(cause))
}

/** Of SQLite and of PostgreSQL, whose client counts them in two bytes. */
const tooManyValues = /too many SQL variables$|^bind message has \d+ parameter formats/
