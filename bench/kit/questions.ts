import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright'
import { eventsPath } from '#contracts/events'

const msOfRest = 500

/**
 * What the page asks the server from now on. `settled` waits until all of it is answered and nothing
 * has been asked for half a second; then nothing more is noted.
 */
export function watchQuestions(page: Page): { settled: () => Promise<readonly Request[]> } {
  const asked: Request[] = []
  const note = (request: Request) => isQuestion(request) && asked.push(request)
  page.on('request', note)
  return {
    settled: async () => {
      let answered = -1
      while (asked.length > answered) {
        answered = asked.length
        await Promise.all(asked.map((request) => request.sizes()))
        await sleep(msOfRest)
      }
      page.off('request', note)
      return asked
    },
  }
}

/** Bytes of an answer as they came over the network. */
export async function bytesOf(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  return responseBodySize + responseHeadersSize
}

/** No questions are the panel's files, which it fetches for later too, and the stream, which has no end. */
function isQuestion(request: Request): boolean {
  const { pathname } = new URL(request.url())
  return pathname.startsWith('/api/') && !pathname.endsWith(eventsPath)
}
