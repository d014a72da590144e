import { linesType } from '#contracts/reindex'
import { toProblem } from '#problems'
import { problemBody } from './problem-response.ts'

/**
 * Tells each step of a work as a line of JSON, and what it comes to as the last one: a Problem as the
 * body that it has elsewhere. The work goes on to its end even if nobody listens any more.
 */
export function answerInLines<Step, Result>(
  work: AsyncGenerator<Step, Result>,
  conclude: (result: Result) => object,
): Response {
  let isHeard = true
  const lines = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const tell = (line: unknown) => {
        if (isHeard) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
      }
      void tellAll(work, conclude, tell).then(() => {
        if (isHeard) controller.close()
      })
    },
    cancel: () => {
      isHeard = false
    },
  })
  return new Response(lines, { headers: { 'content-type': linesType } })
}

const encoder = new TextEncoder()

async function tellAll<Step, Result>(
  work: AsyncGenerator<Step, Result>,
  conclude: (result: Result) => object,
  tell: (line: unknown) => void,
): Promise<void> {
  try {
    for (;;) {
      const step = await work.next()
      if (step.done) return tell(conclude(step.value))
      tell(step.value)
    }
  } catch (thrown) {
    tell(problemBody(toProblem(thrown)))
  }
}
