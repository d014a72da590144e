import { startTransition, useEffect, useMemo, useState } from 'react'
import { askWorker, hasWorkers } from './ask-worker.ts'
import type { Answer, Answers, Question } from './question.ts'
import { answerTo, isQuick } from './question.ts'

/** The marked words of two versions; null while they are being compared elsewhere. */
export function useMarked<Kind extends Question['kind']>(
  kind: Kind,
  from: Extract<Question, { kind: Kind }>['from'],
  to: Extract<Question, { kind: Kind }>['to'],
): Answers[Kind] | null {
  // A union of questions cannot say that kind and sides belong together; the parameters do.
  const question = useMemo(() => ({ kind, from, to }) as Question, [kind, from, to])
  const quick = useMemo(
    () => (isQuick(question) || !hasWorkers() ? answerTo(question) : null),
    [question],
  )
  const [slow, setSlow] = useState<{ question: Question; answer: Answer } | null>(null)
  useEffect(() => {
    if (quick !== null) return
    let isWanted = true
    void askWorker(question).then((answer) => {
      if (isWanted) startTransition(() => setSlow({ question, answer }))
    })
    return () => {
      isWanted = false
    }
  }, [question, quick])
  const answer = quick ?? (slow?.question === question ? slow.answer : null)
  return answer as Answers[Kind] | null
}
