import type { AdminConfig } from '#contracts/admin-config'
import type { AnsweredQuestion } from '#contracts/first-questions'
import { pageAnswersId, pageConfigId } from '#contracts/page'
import type { AnswersAhead } from './answers-ahead.ts'
import { isFromElsewhere } from './is-from-elsewhere.ts'
import { jsonBlock } from './page.ts'
import type { PageRequest } from './visitor.ts'

/** What a page brings for its visitor. */
export interface Brought {
  config: AdminConfig
  answers: readonly AnsweredQuestion[]
  /** The same for the panel, as blocks of the page's body. */
  blocks: string
}

/** What a page at an address below the admin's brings; null: nothing, and the panel asks for itself. */
export async function pageData(
  page: PageRequest,
  path: string,
  configAhead: () => Promise<string | null>,
  answersAhead: AnswersAhead,
): Promise<Brought | null> {
  if (isFromElsewhere(page)) return null
  const json = await configAhead()
  if (json === null) return null
  const config: AdminConfig = JSON.parse(json)
  const answers = await answersAhead(page, config, path)
  const blocks = [jsonBlock(pageConfigId, json)]
  if (answers !== null) blocks.push(jsonBlock(pageAnswersId, answers))
  return { config, answers: answers === null ? [] : JSON.parse(answers), blocks: blocks.join('') }
}
