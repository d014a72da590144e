import type { ServerRequest } from 'srvx'
import type { AdminConfig } from '#contracts/admin-config'
import { pageAnswersId, pageConfigId } from '#contracts/page'
import { isFromElsewhere } from '../panel/is-from-elsewhere.ts'
import { jsonBlock } from '../panel/page.ts'
import type { PageLimits } from './answers-ahead.ts'
import { createAnswersAhead } from './answers-ahead.ts'
import { configAhead } from './config-ahead.ts'
import type { Handler } from './handler.ts'
import { askForVisitor } from './visitor.ts'

/** What a page brings for its visitor, as blocks of its body, each as soon as it is known. */
export type PageData = (page: ServerRequest, path: string) => AsyncIterable<string>

/** @param api answers what is asked below `route`, such as '/api' */
export function createPageData(api: Handler, route: string, limits: PageLimits): PageData {
  const ask = askForVisitor(api)
  const answersAhead = createAnswersAhead(ask, route, limits)

  return async function* pageData(page, path) {
    if (isFromElsewhere(page)) return
    const json = await configAhead(page, ask, route)
    if (json === null) return
    yield jsonBlock(pageConfigId, json)

    const config: AdminConfig = JSON.parse(json)
    const answers = await answersAhead(page, config, path)
    if (answers !== null) yield jsonBlock(pageAnswersId, answers)
  }
}
