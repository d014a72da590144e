import type { PageFacts } from '#contracts/page'
import { drawnElement } from './drawn.ts'
import { emptyRoot } from './page.ts'
import type { Brought } from './page-data.ts'

interface Whole {
  /** The page before anything is known of its visitor. */
  page: string
  facts: PageFacts
  /** Of the page, as its visitor asked for it. */
  url: URL
  bring: () => Promise<Brought | null>
}

/**
 * The head of the page at once, so that the browser fetches its files, and then the panel as it is drawn
 * and what it begins with. Whatever goes wrong by then, the page has an end, and the panel asks for itself.
 */
export async function* wholePage({ page, facts, url, bring }: Whole): AsyncGenerator<string> {
  const start = page.indexOf(emptyRoot)
  if (start < 0) return yield page
  yield page.slice(0, start)
  const rest = page.slice(start)
  const brought = await bring().catch(() => null)
  if (brought === null) return yield rest
  const { answers, blocks, config } = brought
  const root = await drawnElement({ facts, config, url, answers })
  yield rest.replace(emptyRoot, () => root).replace('</body>', () => `${blocks}</body>`)
}
