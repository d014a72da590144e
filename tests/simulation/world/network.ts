import type { Json } from '#contracts/documents'
import { baseHeader } from '#contracts/revisions'
import { parsedQuery } from '../../../ui/client/query-string.ts'
import type { ServerAnswer, ServerRequest } from '../server/requests.ts'
import type { BrowserKind, Surroundings } from './kinds.ts'

/** Who sends: a tab, or what is left of one. */
export interface Sender {
  name: string
  browser: BrowserKind
  isGone: boolean
}

/** What can happen to a request, and how often among a thousand in a troubled network. */
const fates = {
  lostBefore: 40,
  lostAfter: 50,
  twice: 30,
  slowThere: 30,
  slowBack: 30,
  gateway: 10,
  gatewayAfter: 15,
} as const

type Fate = keyof typeof fates | 'fine' | 'repeated'

/** What `fetch` is in a tab: the request goes to the model of the server, and either may be lost. */
export const sendingFrom =
  (world: Surroundings, sender: Sender) =>
  (url: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      // Nothing runs any more in a tab that is gone.
      if (sender.isGone && !init.keepalive) return
      const { clock, dice, server } = world
      const { browser } = sender
      const { signal } = init
      const isFile = init.body instanceof FormData
      const there = 3 + dice.below(isFile ? 20_000 : 40)
      const back = 3 + dice.below(40)
      const fail = () => !sender.isGone && reject(new TypeError('Failed to fetch'))
      signal?.addEventListener('abort', () => reject(signal.reason))
      const request = requestOf(url, init, browser.cookie)
      // Nobody knows of a request without an answer that it has not arrived.
      world.oracle.sends(visitOf(init), request)
      if (!browser.isOnline) {
        clock.setTimeout(fail, there)
        return
      }
      const fate = plannedFor(world, request) ?? fateOf(world)
      if (fate !== 'fine')
        world.story.tell(`${sender.name}: ${fate} ${init.method} ${request.path}`)

      const arrive = (): ServerAnswer => {
        if (clock.now() < world.downUntil) return gatewayFailure
        world.requests += 1
        world.askedBy = visitOf(init)
        const answer = server.handle(request)
        world.story.trace(
          () =>
            `${sender.name}: ${init.method} ${url} ${init.body ?? ''} ⇒ ${JSON.stringify(answer)}`,
        )
        return answer
      }
      if (isFile && clock.now() < world.uploadsDownUntil) {
        clock.setTimeout(fail, there)
        return
      }
      const { restarts } = world
      const give = (answer: ServerAnswer) => {
        // A server that ends takes with it what it was about to answer.
        if (restarts !== world.restarts) return fail()
        const cookie = answer.headers['set-cookie']
        if (cookie !== undefined) browser.cookie = cookie
        if (isSave(request) && answer.status === 200) {
          world.lastAnswers.set(keyOf(init, request), answer)
        }
        if (!sender.isGone) resolve(responseOf(answer))
      }
      const slow = dice.below(14_000)
      const deliver = (ms: number, answer: () => ServerAnswer | null) =>
        clock.setTimeout(() => {
          const arrived = answer()
          clock.setTimeout(
            () => (arrived ? give(arrived) : fail()),
            fate === 'slowBack' ? slow : back,
          )
        }, ms)

      switch (fate) {
        case 'lostBefore':
          clock.setTimeout(fail, there + back)
          return
        case 'lostAfter':
          deliver(there, () => {
            arrive()
            return null
          })
          return
        case 'gateway':
          deliver(there, () => gatewayFailure)
          return
        case 'gatewayAfter':
          deliver(there, () => {
            arrive()
            return gatewayFailure
          })
          return
        case 'repeated':
          deliver(there, () => world.lastAnswers.get(keyOf(init, request)) ?? gatewayFailure)
          return
        case 'twice':
          clock.setTimeout(arrive, there + slow)
          deliver(there, arrive)
          return
        default:
          deliver(fate === 'slowThere' ? slow : there, arrive)
      }
    })

function fateOf({ dice, trouble }: Surroundings): Fate {
  let drawn = dice.below(1000)
  for (const [fate, chance] of Object.entries(fates)) {
    drawn -= chance * trouble
    if (drawn < 0) return fate as Fate
  }
  return 'fine'
}

const plannedFor = ({ planned }: Surroundings, request: ServerRequest): Fate | undefined =>
  isSave(request) ? planned.shift() : undefined

const isSave = ({ headers, method }: ServerRequest): boolean =>
  method === 'PATCH' && baseHeader in headers

const keyOf = (init: RequestInit, { path }: ServerRequest): string => `${visitOf(init)} ${path}`

/** A gateway that says in its own words that it could not be done. */
const gatewayFailure: ServerAnswer = { status: 502, headers: {}, body: 'Bad gateway' }

/** Which open document asks: told beside the request, for the oracle. */
const visitOf = ({ headers }: RequestInit): string | null =>
  (headers as Record<string, string>)[visitHeader] ?? null

export const visitHeader = 'simulated-visit'

function requestOf(
  url: string,
  { method = 'GET', headers, body }: RequestInit,
  cookie: string | null,
) {
  const [path = '', query = ''] = url.slice('/api'.length).split('?')
  return {
    method,
    path,
    query: query === '' ? {} : parsedQuery(query),
    headers: headers as Record<string, string>,
    body: bodyOf(body),
    cookie,
  }
}

/** A file goes by its name. */
function bodyOf(body: RequestInit['body']): Json {
  if (typeof body === 'string') return JSON.parse(body) as Json
  if (!(body instanceof FormData)) return null
  return { filename: (body.get('file') as File).name }
}

/** As much of a response as the client reads. */
function responseOf({ status, headers, body }: ServerAnswer): Response {
  const text = JSON.stringify(body)
  const response: Pick<Response, 'ok' | 'status' | 'text'> & {
    headers: Pick<Headers, 'get' | 'has'>
  } = {
    ok: status < 400,
    status,
    headers: { has: (name) => name in headers, get: (name) => headers[name] ?? null },
    text: async () => text,
  }
  return response as Response
}
