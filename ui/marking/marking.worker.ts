import type { Answer, Question } from './question.ts'
import { answerTo } from './question.ts'

/** What a page asks, and what it is answered. */
export interface Asked {
  number: number
  question: Question
}

export interface Answered {
  number: number
  /** undefined: it could not be done here. */
  answer: Answer | undefined
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { number, question } = data
  postMessage({ number, answer: tried(question) } satisfies Answered)
})

function tried(question: Question): Answer | undefined {
  try {
    return answerTo(question)
  } catch {
    return undefined
  }
}
