import type { ServerRequest } from 'srvx'
import type { AdminConfig } from '#contracts/admin-config'
import type { AnsweredQuestion } from '#contracts/first-questions'
import { pageAnswersId, pageConfigId } from '#contracts/page'
import { isFromElsewhere } from '../panel/is-from-elsewhere.ts'
import { jsonBlock } from '../panel/page.ts'
import type { PageLimits } from './answers-ahead.ts'
import { createAnswersAhead } from './answers-ahead.ts'
import { configAhead } from './config-ahead.ts'
import type { Handler } from './handler.ts'
import { askForVisitor } from './visitor.ts'

/** What a page brings for its visitor. */
export interface Brought {
  config: AdminConfig
  answers: readonly AnsweredQuestion[]
  /** The same for the panel, as blocks of the page's body. */
  blocks: string
}

/** null: this page brings nothing, and the panel asks for itself. */
export type PageData = (page: ServerRequest, path: string) => Promise<Brought | null>

/** @param api answers what is asked below `route`, such as '/api' */
export function createPageData(api: Handler, route: string, limits: PageLimits): PageData {
  const ask = askForVisitor(api)
  const answersAhead = createAnswersAhead(ask, route, limits)

  return async (page, path) => {
    if (isFromElsewhere(page)) return null
    const json = await configAhead(page, ask, route)
    if (json === null) return null
    const config: AdminConfig = JSON.parse(json)
    const answers = await answersAhead(page, config, path)
    const blocks = [jsonBlock(pageConfigId, json)]
    if (answers !== null) blocks.push(jsonBlock(pageAnswersId, answers))
    return { config, answers: answers === null ? [] : JSON.parse(answers), blocks: blocks.join('') }
  }
}
