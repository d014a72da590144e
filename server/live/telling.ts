import type { DocumentNews } from './news.ts'

/** Asks once what several streams have to know of the same thing at the same time. */
export type Once = <Answer>(question: string, ask: () => Promise<Answer>) => Promise<Answer>

/** A piece of news on its way to all whom it concerns. */
export interface Telling {
  /** Absent: it is not among those that are told again. */
  id?: string
  news: DocumentNews
  once: Once
}

export function askOnce(): Once {
  const answers = new Map<string, Promise<unknown>>()
  return <Answer>(question: string, ask: () => Promise<Answer>) => {
    const asked = answers.get(question) ?? ask()
    answers.set(question, asked)
    // A question has one kind of answer.
    return asked as Promise<Answer>
  }
}
