import type { AnsweredQuestion } from '#contracts/first-questions'
import type { Http, HttpRequest } from './http.ts'

/** A way to the server on which a question can be asked before somebody needs its answer. */
export interface Ahead {
  /** Gives the first who asks the same what was asked ahead; everybody else asks the server. */
  http: Http
  /** Asks ahead, unless the answer is on its way or there. Whoever asks the same hears what went wrong. */
  ask: (path: string, request?: HttpRequest) => void
}

/**
 * @param brought answers that are there already, for somebody who is signed in
 * @param msFresh how old an answer may grow before it is forgotten; however long the server took for
 * it, it is new when it comes.
 */
export function createAhead(
  http: Http,
  brought: readonly AnsweredQuestion[],
  msFresh: number,
): Ahead {
  const asked = new Map<string, Promise<unknown>>()
  const keep = (key: string, answer: Promise<unknown>) => {
    asked.set(key, answer)
    const forget = () => setTimeout(() => asked.delete(key), msFresh)
    answer.then(forget, forget)
  }
  for (const { question, answer } of brought) {
    keep(keyOf({ ...question, signedIn: true }), Promise.resolve(answer))
  }

  return {
    http: <Answer>(path: string, request?: HttpRequest) => {
      const key = keyOf({ path, ...request })
      const answer = asked.get(key)
      asked.delete(key)
      // The same question was asked for the same kind of answer.
      return (answer as Promise<Answer> | undefined) ?? http<Answer>(path, request)
    },
    ask: (path, request) => {
      const key = keyOf({ path, ...request })
      if (!asked.has(key)) keep(key, http(path, request))
    },
  }
}

type Asked = Pick<HttpRequest, 'method' | 'query' | 'body' | 'signedIn'> & { path: string }

/** Questions with the same key have the same answer. */
const keyOf = ({ path, method, query, body, signedIn }: Asked) =>
  JSON.stringify([path, method, query, body, signedIn])
