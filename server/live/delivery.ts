import type { ToldEvent } from './server-event.ts'

/** Asks once what several streams have to know of the same thing at the same time. */
export type Once = <Answer>(question: string, ask: () => Promise<Answer>) => Promise<Answer>

/** An event on its way to all whom it concerns. */
export interface Delivery {
  /** Absent: it is not in the log, and never replayed. */
  id?: string
  event: ToldEvent
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
