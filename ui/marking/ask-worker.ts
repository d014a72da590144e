import type { Answered, Asked } from './marking.worker.ts'
import type { Answer, Question } from './question.ts'
import { answerTo } from './question.ts'

/** Has words marked beside the page, which goes on meanwhile; in it where there is no other way. */
export function askWorker(question: Question): Promise<Answer> {
  const worker = theWorker()
  if (worker === null) return Promise.resolve(answerTo(question))
  const number = ++asked
  return new Promise((resolve) => {
    waiting.set(number, { question, resolve })
    try {
      worker.postMessage({ number, question } satisfies Asked)
    } catch {
      // What lies too deep in itself cannot be sent.
      waiting.delete(number)
      resolve(answerTo(question))
    }
  })
}

export const hasWorkers = () => typeof Worker === 'function'

let asked = 0
const waiting = new Map<number, { question: Question; resolve: (answer: Answer) => void }>()
/** undefined: not asked yet; null: it does not start. */
let started: Worker | null | undefined

function theWorker(): Worker | null {
  if (started !== undefined) return started
  if (!hasWorkers()) return null
  const worker = new Worker(new URL('./marking.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    const { question, resolve } = waiting.get(data.number) ?? {}
    waiting.delete(data.number)
    if (question && resolve) resolve(data.answer ?? answerTo(question))
  })
  worker.addEventListener('error', () => {
    started = null
    for (const { question, resolve } of waiting.values()) resolve(answerTo(question))
    waiting.clear()
  })
  started = worker
  return worker
}
