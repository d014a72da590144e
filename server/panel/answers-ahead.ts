import { setTimeout as wait } from 'node:timers/promises'
import { stringify } from 'qs-esm'
import type { AdminConfig } from '#contracts/admin-config'
import { dashboardQuestions } from '#contracts/dashboard-questions'
import type { Question } from '#contracts/first-questions'
import {
  dashboardPreferenceKey,
  firstQuestions,
  preferenceQuestion,
} from '#contracts/first-questions'
import type { AskForVisitor, PageRequest } from './visitor.ts'

/**
 * Answers what the panel will ask first at an address below the admin's, as JSON of
 * `AnsweredQuestion[]`; null where there is nothing to ask, or no time to answer any of it.
 */
export type AnswersAhead = (
  page: PageRequest,
  config: AdminConfig,
  path: string,
) => Promise<string | null>

export interface PageLimits {
  /**
   * ms: the browser fetches and reads scripts for about as long. What isn't there by then is asked for by
   * the panel.
   */
  pagePatience: number
}

export const usualPageLimits: PageLimits = { pagePatience: 250 }

interface Asked {
  question: Question
  /** null: it was refused; undefined: it's still on its way. */
  json: string | null | undefined
}

/** @param api where the API is, such as '/api' */
export function createAnswersAhead(
  ask: AskForVisitor,
  api: string,
  { pagePatience }: PageLimits,
): AnswersAhead {
  const rests = createRests()

  return async (page, config, path) => {
    if (rests.has(everything)) return null
    const { search } = new URL(page.url)
    const asked: Asked[] = []
    const answersTo = (questions: readonly Question[]) =>
      Promise.all(
        questions
          .filter((question) => !rests.has(question.path))
          .map(async (question) => {
            const one: Asked = { question, json: undefined }
            asked.push(one)
            one.json = await answerOf(question, page)
          }),
      )
    const askAll = async () => {
      await answersTo(firstQuestions(config, path, search))
      await answersTo(dashboardQuestions(config, path, search, arrangementIn(asked)))
    }
    await Promise.race([askAll(), wait(pagePatience, null, { ref: false })])

    const late = asked.filter(({ json }) => json === undefined)
    const isAllLate = late.length === asked.length
    if (asked.length > 0) {
      rests.begin(isAllLate ? [everything] : late.map(({ question }) => question.path))
    }
    if (isAllLate) return null
    return `[${asked.flatMap(answeredJson).join(',')}]`
  }

  async function answerOf({ path, query = {}, body }: Question, page: PageRequest) {
    const address = `${api}${path}${stringify(query, { addQueryPrefix: true })}`
    const answer = await ask(page, address, body)
    return answer === null || answer.isForStranger ? null : answer.json
  }
}

const answeredJson = ({ question, json }: Asked): string[] =>
  json ? [`{"question":${JSON.stringify(question)},"answer":${json}}`] : []

/** How this person arranged the dashboard; null: as it is at first. */
function arrangementIn(asked: readonly Asked[]): unknown {
  const { path } = preferenceQuestion(dashboardPreferenceKey)
  const json = asked.find(({ question }) => question.path === path)?.json
  return json ? JSON.parse(json).value : null
}

/** Where not one answer comes in time. */
const everything = ''

/** A database that is too slow for the page would be asked everything twice: it's left in peace. */
const msRest = 60_000

function createRests() {
  const until = new Map<string, number>()
  return {
    has: (path: string) => (until.get(path) ?? 0) > Date.now(),
    begin: (paths: readonly string[]) => {
      const now = Date.now()
      for (const [path, end] of until) if (end <= now) until.delete(path)
      for (const path of paths) until.set(path, now + msRest)
    },
  }
}
