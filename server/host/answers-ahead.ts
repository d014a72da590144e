import { setTimeout as wait } from 'node:timers/promises'
import { stringify } from 'qs-esm'
import type { ServerRequest } from 'srvx'
import type { AdminConfig } from '#contracts/admin-config'
import type { Question } from '#contracts/first-questions'
import { firstQuestions } from '#contracts/first-questions'
import type { AskForVisitor } from './visitor.ts'

/**
 * Answers what the panel will ask first at an address below the admin's, as JSON of
 * `AnsweredQuestion[]`; null where there is nothing to ask, or no time to answer.
 */
export type AnswersAhead = (
  page: ServerRequest,
  config: AdminConfig,
  path: string,
) => Promise<string | null>

export interface PageLimits {
  /** ms: the browser fetches and reads scripts for as long; what comes later would hold them up. */
  pagePatience: number
}

/** A database that is too slow for it would be asked everything twice. */
const msRest = 60_000

/** @param api where the API is, such as '/api' */
export function createAnswersAhead(
  ask: AskForVisitor,
  api: string,
  { pagePatience }: PageLimits,
): AnswersAhead {
  let restsUntil = 0

  return async (page, config, path) => {
    if (Date.now() < restsUntil) return null
    const questions = firstQuestions(config, path, new URL(page.url).search)
    if (questions.length === 0) return null

    const answers = await Promise.race([
      Promise.all(questions.map((question) => answerOf(question, page))),
      wait(pagePatience, null, { ref: false }),
    ])
    if (answers === null) restsUntil = Date.now() + msRest
    return answers && `[${answers.filter((answer) => answer !== null).join(',')}]`
  }

  async function answerOf(question: Question, page: ServerRequest): Promise<string | null> {
    const { path, query = {}, body } = question
    const address = `${api}${path}${stringify(query, { addQueryPrefix: true })}`
    const answer = await ask(page, address, body)
    if (answer === null || answer.isForStranger) return null
    return `{"question":${JSON.stringify(question)},"answer":${answer.json}}`
  }
}
