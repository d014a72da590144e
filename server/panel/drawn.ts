import type { AdminConfig } from '#contracts/admin-config'
import type { AnsweredQuestion } from '#contracts/first-questions'
import type { PageFacts } from '#contracts/page'
import { drawnRoot, emptyRoot } from './page.ts'

/** Of whom and where a page is drawn. */
interface Drawn {
  facts: PageFacts
  config: AdminConfig
  /** Of the page, as its visitor asked for it. */
  url: URL
  answers: readonly AnsweredQuestion[]
}

/**
 * The panel's element for its page, with the markup of its first moment. What can't be drawn here
 * stays empty: the panel draws it once its scripts are there.
 */
export async function drawnElement({ facts, config, url, answers }: Drawn): Promise<string> {
  const { pathname: path, search } = url
  try {
    const { draw } = await import('#panel-drawing')
    return drawnRoot(await draw({ facts, config, place: { path, search }, answers }))
  } catch {
    return emptyRoot
  }
}
