import type { Http, HttpRequest } from './http.ts'

/** A way to the server on which a question can be asked before somebody needs its answer. */
export interface Ahead {
  /** Gives the first who asks the same what was asked ahead; everybody else asks the server. */
  http: Http
  ask: Http
}

/**
 * @param msFresh how old an answer may grow before it is forgotten; however long the server took for
 * it, it is new when it comes.
 */
export function createAhead(http: Http, msFresh: number): Ahead {
  const asked = new Map<string, Promise<unknown>>()
  const questionOf = (path: string, { method, query, body, signedIn }: HttpRequest = {}) =>
    JSON.stringify([path, method, query, body, signedIn])

  return {
    http: <Answer>(path: string, request?: HttpRequest) => {
      const question = questionOf(path, request)
      const answer = asked.get(question)
      asked.delete(question)
      // The same question was asked for the same kind of answer.
      return (answer as Promise<Answer> | undefined) ?? http<Answer>(path, request)
    },
    ask: <Answer>(path: string, request?: HttpRequest) => {
      const question = questionOf(path, request)
      const answer = http<Answer>(path, request)
      asked.set(question, answer)
      const forget = () => setTimeout(() => asked.delete(question), msFresh)
      answer.then(forget, forget)
      return answer
    },
  }
}
