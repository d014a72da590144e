import type { AfterErrorHook } from 'payload'
import { APIError } from 'payload'
import { Problem, problems } from '#config-schema'
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
  error instanceof TooCostly
    ? { status: problems[code].status, response: problemBody(new Problem(code)) }
    : undefined
